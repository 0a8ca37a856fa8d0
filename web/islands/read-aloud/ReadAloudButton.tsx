import type { ReactNode } from 'react';
import type { Language } from '#contract/language';
import { affirmationTexts } from '../../i18n/affirmation.ts';
import { langOf } from '../../logic/language.ts';
import { Icon } from '../shared/Icon.tsx';
import { ActionLabel } from '../affirmation/ActionLabel.tsx';
import { useReadAloud } from './useReadAloud.ts';

interface Props {
  /** The page's language. */
  language: Language;
  /** The language of the texts. */
  lang: Language;
  texts: readonly string[];
  /** The address of a recording of the first text. */
  recording?: string | undefined;
  /** For screen readers, to distinguish several of these buttons. */
  label?: string;
  isNamed?: boolean;
  /** The class for its color; empty for the color around it. */
  color?: string;
  children?: ReactNode;
}

export function ReadAloudButton(props: Props) {
  const { language, lang, texts, recording, label, isNamed = false, color, children } = props;
  const { isReading, toggle } = useReadAloud(lang, texts, recording);
  const t = affirmationTexts[language];
  const look = color ?? (isNamed ? 'text-leaf' : 'text-ink-soft');

  return (
    <button type="button" onClick={toggle} className={`action ${look}`}>
      <Icon
        name={isReading ? 'stop-circle-fill' : 'speaker-high-bold'}
        className={isReading && !color ? 'text-coral size-6' : 'size-6'}
      />
      <ActionLabel
        name={isReading ? t.stopReading : t.readAloud}
        text={label}
        lang={langOf({ lang }, language)}
        isHidden={!isNamed}
      />
      {children}
    </button>
  );
}
