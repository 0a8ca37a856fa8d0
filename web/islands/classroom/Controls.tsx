import type { RefObject } from 'react';
import { languages, type Language } from '#contract/language';
import { classroomTexts } from '../../i18n/classroom.ts';
import {
  languageChoices,
  type ClassroomAction,
  type Slide,
  type LanguageChoice,
} from '../../logic/classroom.ts';
import { ReadAloudButton } from '../read-aloud/ReadAloudButton.tsx';
import { Icon } from '../shared/Icon.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';

interface Props {
  language: Language;
  /** The number of the visible card, starting at 1. */
  position: number;
  count: number;
  /** Whether all cards have been shown. */
  isAtEnd: boolean;
  /** Whether any card has both languages. */
  isBilingual: boolean;
  /** Whether any card has a description. */
  hasDescriptions: boolean;
  showsDescription: boolean;
  isShuffled: boolean;
  languageChoice: LanguageChoice;
  onLanguageChoice: (languageChoice: LanguageChoice) => void;
  /** The visible texts, to be read aloud. */
  versions: Slide['versions'];
  fullScreen: { isPossible: boolean; isFull: boolean };
  keyboardHelp: RefObject<HTMLDetailsElement | null>;
  onAction: (action: ClassroomAction) => void;
}

const button =
  'inline-flex min-h-12 min-w-12 cursor-pointer items-center justify-center gap-2 rounded-full px-3 font-bold';
const toggle = `${button} aria-pressed:bg-ink aria-pressed:text-paper`;

/** The buttons of the classroom. All of them also have a keyboard shortcut. */
export function Controls(props: Props) {
  const { language, position, count, isAtEnd, isBilingual, languageChoice, onLanguageChoice } =
    props;
  const { hasDescriptions, showsDescription, isShuffled, versions } = props;
  const { fullScreen, keyboardHelp, onAction } = props;
  const t = classroomTexts[language];

  return (
    <div className="bg-paper relative z-1 flex flex-wrap items-center justify-center gap-x-5 gap-y-1 px-3 py-2 sm:justify-between noscript:hidden">
      {count > 1 && (
        <div className="flex flex-wrap items-center justify-center gap-2">
          <button
            type="button"
            onClick={() => onAction('previous')}
            className={`${button} bg-paper-2`}
          >
            <Icon name="arrow-left-bold" className="size-6" />
            <span className="sr-only">{t.previous}</span>
          </button>
          <p
            role="status"
            className="min-w-24 text-center font-bold [font-variant-numeric:tabular-nums]"
          >
            {position} {t.of} {count}
          </p>
          <button
            type="button"
            aria-disabled={isAtEnd || undefined}
            onClick={() => onAction('next')}
            className={`${button} sm:px-6 ${isAtEnd ? 'bg-paper-2' : 'bg-leaf-deep text-white'}`}
          >
            <span className="max-sm:sr-only">{t.next}</span>
            <Icon name="arrow-right-bold" className="size-6" />
          </button>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-center gap-1 sm:ml-auto">
        {isBilingual && (
          <div className="flex justify-center max-sm:basis-full">
            <div
              role="group"
              aria-label={t.languageChoice}
              className="bg-paper-2 rounded-card flex flex-wrap justify-center"
            >
              {languageChoices.map((each) => (
                <button
                  key={each}
                  type="button"
                  aria-pressed={each === languageChoice}
                  onClick={() => onLanguageChoice(each)}
                  className={toggle}
                >
                  {t.languageChoices[each]}
                </button>
              ))}
            </div>
          </div>
        )}
        {languages.map((spoken) => {
          const version = versions.find(({ lang }) => lang === spoken);
          return (
            version && (
              <ReadAloudButton
                key={spoken}
                language={language}
                lang={spoken}
                texts={[version.text]}
                recording={version.recording}
                label={t.languageChoices[spoken]}
              >
                {isBilingual && (
                  <span aria-hidden="true" className="uppercase">
                    {spoken}
                  </span>
                )}
              </ReadAloudButton>
            )
          );
        })}
        {hasDescriptions && (
          <button
            type="button"
            aria-pressed={showsDescription}
            onClick={() => onAction('description')}
            className={toggle}
          >
            <Icon name="chat-text-bold" className="size-6" />
            <span className="max-lg:sr-only">{t.description}</span>
          </button>
        )}
        {count > 1 && (
          <button
            type="button"
            aria-pressed={isShuffled}
            onClick={() => onAction('shuffle')}
            className={toggle}
          >
            <Icon name="shuffle-bold" className="size-6" />
            <span className="max-lg:sr-only">{t.shuffle}</span>
          </button>
        )}
        {fullScreen.isPossible && (
          <button
            type="button"
            aria-pressed={fullScreen.isFull}
            onClick={() => onAction('fullScreen')}
            className={toggle}
          >
            <Icon name="corners-out-bold" className="size-6" />
            <span className="max-lg:sr-only">{t.full}</span>
          </button>
        )}
        <KeyboardHelp texts={t} ref={keyboardHelp} />
      </div>
    </div>
  );
}
