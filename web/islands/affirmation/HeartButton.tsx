import type { Language } from '#contract/language';
import { affirmationTexts } from '../../i18n/affirmation.ts';
import { Icon } from '../shared/Icon.tsx';

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
      className={`group inline-flex min-h-11 min-w-11 shrink-0 cursor-pointer items-center justify-center gap-2 font-bold noscript:hidden ${isNamed ? 'underline-offset-4 hover:underline' : ''}`}
    >
      <span className="group-aria-pressed:text-coral text-ink-soft grid">
        <Icon name="heart-bold" className="size-6 group-aria-pressed:hidden" />
        <Icon name="heart-fill" className="hidden size-6 group-aria-pressed:block" />
      </span>
      <span>
        <span className={isNamed ? undefined : 'sr-only'}>
          {affirmationTexts[language].favorite}
        </span>{' '}
        <span className="sr-only" lang={lang}>
          {text}
        </span>
      </span>
    </button>
  );
}
