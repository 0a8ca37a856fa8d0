import type { Language } from '#contract/language';
import type { CardContent } from '../../logic/affirmation.ts';
import { AffirmationCard } from './AffirmationCard.tsx';

interface Props {
  cards: readonly CardContent[];
  language: Language;
  /** The login page for visitors who want to save. */
  loginHref: string;
  /** Whether a phone shows three of them, and the others by swiping. */
  isSwiped?: boolean;
}

/** A grid of cards. In two columns, an odd last card takes the whole row. */
export function AffirmationGrid({ cards, language, loginHref, isSwiped }: Props) {
  return (
    <ul
      className={`grid gap-5 *:min-w-0 sm:max-lg:[&>:last-child:nth-child(odd)]:col-span-2 sm:grid-cols-2 lg:grid-cols-3 ${isSwiped ? 'swiped' : ''}`}
    >
      {cards.map((card) => (
        <li key={card.id}>
          <AffirmationCard card={card} language={language} loginHref={loginHref} />
        </li>
      ))}
    </ul>
  );
}
