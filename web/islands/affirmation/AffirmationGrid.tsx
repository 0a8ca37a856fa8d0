import type { Language } from '#contract/language';
import { unpackCards } from '../../logic/affirmation.ts';
import { CardGrid } from './CardGrid.tsx';

interface Props {
  /** Packed by `packCards`. */
  cards: string;
  language: Language;
  /** The login page for visitors who want to save. */
  loginHref: string;
}

export function AffirmationGrid({ cards, language, loginHref }: Props) {
  return <CardGrid cards={unpackCards(cards)} language={language} loginHref={loginHref} />;
}
