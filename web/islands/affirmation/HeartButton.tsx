import type { Language } from '#contract/language';
import { affirmationTexts } from '../../i18n/affirmation.ts';
import { Icon } from '../shared/Icon.tsx';
import { ActionName } from './ActionName.tsx';

interface Props {
  language: Language;
  affirmationId: number;
  /** The affirmation, and its `lang` on this page. */
  text: string;
  lang: Language | undefined;
  isNamed?: boolean;
}

/** Plain HTML: islands/first/hearts.ts presses it, so that it answers before React has come. */
export function HeartButton({ language, affirmationId, text, lang, isNamed = false }: Props) {
  return (
    <button
      type="button"
      name="favorite"
      value={affirmationId}
      aria-pressed="false"
      suppressHydrationWarning
      className={`group action noscript:hidden ${isNamed ? 'hover:underline' : ''}`}
    >
      <Icon name="heart-bold" className="text-ink-soft size-6 group-aria-pressed:hidden" />
      <Icon name="heart-fill" className="text-coral hidden size-6 group-aria-pressed:block" />
      <ActionName
        name={affirmationTexts[language].favorite}
        text={text}
        lang={lang}
        isHidden={!isNamed}
      />
    </button>
  );
}
