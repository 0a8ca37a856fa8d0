import type { ReactNode } from 'react';
import type { Language } from '#contract/language';
import { affirmationTexts } from '../../i18n/affirmation.ts';
import { langOf } from '../../logic/language.ts';
import { readAloudLook } from '../../logic/looks.ts';
import { Icon } from '../shared/Icon.tsx';
import { useReadAloud } from './useReadAloud.ts';

interface Props {
  /** Of the page. */
  language: Language;
  /** The language that it reads in. */
  lang: Language;
  /** What it reads. */
  texts: readonly string[];
  /** For screen readers, where there are several of these buttons. */
  label?: string;
  isNamed?: boolean;
  color?: string;
  children?: ReactNode;
}

export function ReadAloudButton(props: Props) {
  const { language, lang, texts, label, isNamed = false, color, children } = props;
  const { isReading, toggle } = useReadAloud(lang, texts);
  const t = affirmationTexts[language];
  const look = `${isNamed ? 'underline-offset-4 hover:underline' : ''} ${color ?? (isNamed ? 'text-leaf' : 'text-ink-soft')}`;

  return (
    <button
      type="button"
      onClick={toggle}
      className={`${readAloudLook[lang]} min-h-11 min-w-11 shrink-0 cursor-pointer items-center justify-center gap-2 font-bold ${look}`}
    >
      <Icon
        name={isReading ? 'stop-circle-fill' : 'speaker-high-bold'}
        className={`size-6 ${isReading && !color ? 'text-coral' : ''}`}
      />
      <span>
        <span className={isNamed ? undefined : 'sr-only'}>
          {isReading ? t.stopReading : t.readAloud}
        </span>
        {label && (
          <>
            {' '}
            <span className="sr-only" lang={langOf({ lang }, language)}>
              {label}
            </span>
          </>
        )}
      </span>
      {children}
    </button>
  );
}
