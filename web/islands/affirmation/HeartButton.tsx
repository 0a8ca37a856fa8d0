import { useStore } from '@nanostores/react';
import type { Language } from '#contract/language';
import { affirmationTexts } from '../../i18n/affirmation.ts';
import { iconHref } from '../../logic/icons.ts';
import { $favorites, noFavorites } from '../../stores/favorites.ts';
import { ActionLabel } from './ActionLabel.tsx';

interface Props {
  language: Language;
  affirmationId: number;
  /** The affirmation, and its `lang` on this page. */
  text: string;
  lang: Language | undefined;
  isNamed?: boolean;
}

/** Plain HTML: islands/first/hearts.ts handles clicks, so that it works before hydration. */
export function HeartButton({ language, affirmationId, text, lang, isNamed = false }: Props) {
  // For cards that are rendered in the browser.
  const isFavorite = useStore($favorites, { ssr: () => noFavorites }).includes(affirmationId);
  return (
    <button
      type="button"
      name="favorite"
      value={affirmationId}
      aria-pressed={isFavorite}
      suppressHydrationWarning
      className="action"
    >
      <svg className="icon size-6" aria-hidden="true">
        <use href={iconHref('heart-bold')} className="unpressed" />
        <use href={iconHref('heart-fill')} className="pressed" />
      </svg>
      <ActionLabel
        name={affirmationTexts[language].favorite}
        text={text}
        lang={lang}
        isHidden={!isNamed}
      />
    </button>
  );
}
