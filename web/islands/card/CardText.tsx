import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { affirmationLimits } from '#contract/limits';
import { field } from './styles.ts';
import type { CategoryOption, Texts } from './texts.ts';
import { useOnHydration } from '../shared/useOnHydration.ts';

interface Props {
  texts: Texts;
  text: string;
  /** A server-rendered `<textarea>`, because React would reset text that is typed before hydration. */
  textarea: ReactNode;
  categories: readonly CategoryOption[];
  categoryId: number | null;
  onText: (text: string) => void;
  onCategory: (id: number | null) => void;
}

/** The fields for the card's text and category. */
export function CardText(props: Props) {
  const { texts: t, text, textarea, categories, categoryId, onText, onCategory } = props;
  const label = useRef<HTMLLabelElement>(null);
  const select = useRef<HTMLSelectElement>(null);

  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const area = textareaOf(label.current);
    if (!area) return;
    const wasTyped = isFirst.current && area.value !== area.defaultValue;
    isFirst.current = false;
    if (!wasTyped && area.value !== text) area.value = text;
  }, [text]);
  useEffect(() => {
    const area = textareaOf(label.current);
    if (area) area.placeholder = t.placeholder;
  }, [t.placeholder]);
  useOnHydration(() => {
    const typed = textareaOf(label.current)?.value ?? text;
    if (typed !== text) onText(typed);
    const chosen = Number(select.current?.value) || null;
    if (chosen !== categoryId) onCategory(chosen);
  });

  return (
    <>
      <label
        ref={label}
        className="block font-bold"
        onInput={({ target }) => {
          if (target instanceof HTMLTextAreaElement) onText(target.value);
        }}
      >
        {t.text}
        {textarea}
        <span className="text-ink-soft text-small mt-1 block text-right font-normal">
          {text.length} / {affirmationLimits.text}
        </span>
      </label>
      <label className="block font-bold">
        {t.category}
        <select
          ref={select}
          value={categoryId ?? ''}
          onChange={(event) => onCategory(Number(event.target.value) || null)}
          className={`${field} choice min-h-12 font-normal`}
        >
          <option value="">{t.noCategory}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

function textareaOf(label: HTMLLabelElement | null): HTMLTextAreaElement | undefined {
  const control = label?.control;
  return control instanceof HTMLTextAreaElement ? control : undefined;
}
