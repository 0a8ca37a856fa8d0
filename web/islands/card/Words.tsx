import type { ReactNode } from 'react';
import { affirmationLimits } from '#contract/limits';
import { field } from './look.ts';
import type { Named, Texts } from './texts.ts';

interface Props {
  texts: Texts;
  text: string;
  categories: readonly Named[];
  categoryId: number | null;
  onText: (text: string) => void;
  onCategory: (id: number | null) => void;
}

/** What the card says, and the category that it may be filed under. */
export function Words(props: Props): ReactNode {
  const { texts: t, text, categories, categoryId, onText, onCategory } = props;
  return (
    <>
      <label className="block font-bold">
        {t.text}
        <textarea
          rows={4}
          name="text"
          autoComplete="off"
          value={text}
          maxLength={affirmationLimits.text}
          placeholder={t.placeholder}
          onChange={(event) => onText(event.target.value)}
          className={`${field} placeholder:text-ink-soft text-large resize-y leading-snug font-normal`}
        />
        <span className="text-ink-soft text-small mt-1 block text-right font-normal">
          {text.length} / {affirmationLimits.text}
        </span>
      </label>
      <label className="block font-bold">
        {t.category}
        <select
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
