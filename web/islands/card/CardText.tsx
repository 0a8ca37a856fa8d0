import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { affirmationLimits } from '#contract/limits';
import { field } from './look.ts';
import type { Named, Texts } from './texts.ts';
import { useOnWake } from './useOnWake.ts';

interface Props {
  texts: Texts;
  text: string;
  /**
   * A `<textarea>` of the server's that React leaves alone: it would put its first text back over what is typed
   * while its code is on the way.
   */
  textarea: ReactNode;
  categories: readonly Named[];
  categoryId: number | null;
  onText: (text: string) => void;
  onCategory: (id: number | null) => void;
}

/** What the card says, and the category that it can be filed under. */
export function CardText(props: Props) {
  const { texts: t, text, textarea, categories, categoryId, onText, onCategory } = props;
  const label = useRef<HTMLLabelElement>(null);
  const select = useRef<HTMLSelectElement>(null);

  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const area = areaOf(label.current);
    if (!area) return;
    const wasTyped = isFirst.current && area.value !== area.defaultValue;
    isFirst.current = false;
    if (!wasTyped && area.value !== text) area.value = text;
  }, [text]);
  useEffect(() => {
    const area = areaOf(label.current);
    if (area) area.placeholder = t.placeholder;
  }, [t.placeholder]);
  useOnWake(() => {
    const typed = areaOf(label.current)?.value ?? text;
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

function areaOf(label: HTMLLabelElement | null): HTMLTextAreaElement | undefined {
  const control = label?.control;
  return control instanceof HTMLTextAreaElement ? control : undefined;
}
