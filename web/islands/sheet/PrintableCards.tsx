import { useStore } from '@nanostores/react';
import { useLayoutEffect } from 'react';
import type { Language } from '#contract/language';
import { sheetTexts } from '../../i18n/sheet.ts';
import type { PrintableCardContent } from '../../logic/printable.ts';
import { $picks, readStoredPicks, setPicked } from '../../stores/picks.ts';
import { PickBar } from './PickBar.tsx';
import { PrintableCard } from './PrintableCard.tsx';

interface Props {
  cards: readonly PrintableCardContent[];
  /** The member's collection that the cards are for. */
  collection?: number | undefined;
  loginHref: string;
  language: Language;
}

/** Cards to pick across pages (behavior P23). Without JavaScript, the form sends those of the current page. */
export function PrintableCards({ cards, collection, loginHref, language }: Props) {
  const picks = useStore($picks, { ssr: 'initial' });
  // Before any click that React receives, because each pick stores all of them again.
  useLayoutEffect(readStoredPicks, []);

  return (
    // Otherwise a browser could restore checkboxes that have been unchecked since.
    <form action="/print/sheet" autoComplete="off" data-astro-reload>
      {/* The picks of all pages, in the order in which they were picked. */}
      {picks.length > 0 && <input type="hidden" name="ids" value={picks.join()} />}
      <p className="mb-3 text-right noscript:hidden">
        <button
          type="button"
          onClick={() =>
            setPicked(
              cards.map(({ id }) => id),
              true,
            )
          }
          className="text-ink min-h-11 cursor-pointer font-bold underline underline-offset-4"
        >
          {sheetTexts[language].pickAll}
        </button>
      </p>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <li key={card.id} className="min-w-0">
            <PrintableCard
              card={card}
              language={language}
              name={picks.length > 0 ? undefined : 'ids'}
              isPicked={picks.includes(card.id)}
              onPick={(isPicked) => setPicked([card.id], isPicked)}
            />
          </li>
        ))}
      </ul>
      <PickBar language={language} picks={picks} collection={collection} loginHref={loginHref} />
    </form>
  );
}
