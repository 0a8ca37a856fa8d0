import type { Language } from '#contract/language';
import type { NameRecording } from '#contract/recording';
import { affirmationTexts } from '../../i18n/affirmation.ts';
import { langOf } from '../../logic/language.ts';
import { nameHref } from '../../logic/recording.ts';
import { Icon } from './Icon.tsx';

interface Props {
  language: Language;
  /** The name of the link before this button, which it speaks. */
  text: string;
  /** The language of the name. */
  lang: Language;
  recordings?: readonly NameRecording[] | undefined;
  className: string;
}

/** Plain HTML: islands/first/speak.ts handles clicks, so that lists of links need no React (behavior P16). */
export function SpeakButton({ language, text, lang, recordings, className }: Props) {
  return (
    <button
      type="button"
      name="speak"
      value={nameHref(recordings, lang, text)}
      lang={langOf({ lang }, language)}
      aria-label={`${affirmationTexts[language].readAloud} ${text}`}
      className={`action ${className}`}
    >
      <Icon name="speaker-high-bold" className="size-6" />
    </button>
  );
}
