import type { MouseEvent } from 'react';
import type { Language } from '#contract/language';
import { sheetTexts } from '../../i18n/sheet.ts';
import { langOf } from '../../logic/language.ts';
import type { PrintableCardContent } from '../../logic/printable.ts';
import { printAffirmation } from '../affirmation/actions.ts';
import { Icon } from '../shared/Icon.tsx';
import { Picture } from '../shared/Picture.tsx';

interface Props {
  card: PrintableCardContent;
  language: Language;
  /** The name of the checkbox; undefined if a hidden field sends the picks of all pages instead. */
  name: string | undefined;
  isPicked: boolean;
  onPick: (isPicked: boolean) => void;
}

/** Looks like white paper in both themes. */
export function PrintableCard({ card, language, name, isPicked, onPick }: Props) {
  const { id, text, picture, category } = card;
  const lang = langOf(card, language);
  const t = sheetTexts[language];

  function printCard(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    // Without JavaScript, the link opens a window that the visitor closes.
    event.preventDefault();
    printAffirmation({ id, language });
  }

  return (
    <article
      className={`bg-card before:bg-fill border-ink-soft has-checked:outline-ink relative flex h-full min-h-52 min-w-0 flex-col border-2 border-dashed before:h-3 before:shrink-0 has-checked:outline-4 ${category.colorClass}`}
    >
      <div className="flex items-start justify-between gap-2 py-2 pr-2 pl-4">
        <span className="min-w-0 pt-2">
          <span lang={category.lang} className="badge">
            {category.name}
          </span>
        </span>
        <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
          <input
            type="checkbox"
            name={name}
            value={id}
            checked={isPicked}
            onChange={({ target }) => onPick(target.checked)}
            className="tick scroll-mb-40"
          />
          <span className="sr-only">{t.pick(text)}</span>
        </label>
      </div>
      <div className="grow px-4">
        {picture && <Picture picture={picture} lang={lang} className="picture w-24" />}
        <h3 lang={lang} className="pt-1 text-[1.45rem]">
          {text}
        </h3>
      </div>
      <div className="flex justify-end p-1">
        <a
          href={`/print/${id}`}
          target="_blank"
          onClick={printCard}
          className="text-ink grid size-11 scroll-mb-40 place-items-center rounded-full"
        >
          <Icon name="printer-bold" className="size-6" />
          <span className="sr-only">{t.printOne(text)}</span>
        </a>
      </div>
    </article>
  );
}
