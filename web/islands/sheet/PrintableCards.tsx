import { useStore } from '@nanostores/react';
import type { Language } from '#contract/language';
import type { PrintableCardContent } from '../../logic/printable.ts';
import { $picks, setPicked } from '../../stores/picks.ts';
import { PickBar } from './PickBar.tsx';
import { PrintableCard } from './PrintableCard.tsx';

interface Props {
  cards: readonly PrintableCardContent[];
  language: Language;
}

/** Cards to pick across pages. Without JavaScript, the form sends those of the current page. */
export function PrintableCards({ cards, language }: Props) {
  const picks = useStore($picks, { ssr: 'initial' });

  return (
    // Otherwise a browser could restore checkboxes that have been unchecked since.
    <form action="/print/sheet" autoComplete="off" data-astro-reload>
      {/* The picks of all pages, in the order in which they were picked. */}
      {picks.length > 0 && <input type="hidden" name="ids" value={picks.join()} />}
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
      <PickBar
        language={language}
        count={picks.length}
        onPickAll={() =>
          setPicked(
            cards.map(({ id }) => id),
            true,
          )
        }
        onClear={() => setPicked($picks.get(), false)}
      />
    </form>
  );
}
