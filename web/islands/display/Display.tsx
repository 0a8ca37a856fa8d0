import { useEffect, useRef, useState } from 'react';
import type { Language } from '#contract/language';
import { todayTexts } from '../../i18n/today.ts';
import type { LanguageChoice } from '../../logic/classroom.ts';
import type { DisplayContent } from '../../logic/display.ts';
import { SlideView } from '../classroom/SlideView.tsx';
import { useFullScreen } from '../classroom/useFullScreen.ts';
import { Icon } from '../shared/Icon.tsx';
import { useFreshContent } from './useFreshContent.ts';
import { useIdle } from './useIdle.ts';

interface Props {
  language: Language;
  languageChoice: LanguageChoice;
  content: DisplayContent;
  /** The query that asks for fresh content. */
  query: string;
  /** How long each of several cards is shown, in seconds. */
  interval: number;
  /** Where the “exit” link leads. */
  endHref: string;
}

const button =
  'bg-paper text-ink inline-flex min-h-12 cursor-pointer items-center gap-2 rounded-full px-6 font-bold';

/** Shows today's affirmation, or cards in turn, on the screen of a hall, for months and without anybody near it. */
export function Display(props: Props) {
  const { language, languageChoice, content, query, interval, endHref } = props;
  const { slides } = useFreshContent(query, content);
  const [shownCount, setShownCount] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const main = useRef<HTMLElement>(null);
  const fullScreen = useFullScreen(main);
  const { isIdle, idleProps } = useIdle();
  const t = todayTexts[language];
  const isRotating = slides.length > 1 && !isPaused;

  useEffect(() => {
    if (!isRotating) return;
    const timer = setInterval(() => setShownCount((before) => before + 1), interval * 1000);
    return () => clearInterval(timer);
  }, [isRotating, interval]);

  return (
    <main
      {...idleProps}
      ref={main}
      className={`flex h-svh flex-col ${isIdle ? 'cursor-none' : ''}`}
    >
      <h1 className="sr-only">{content.endsAt ? t.title : t.screen}</h1>
      <ol className="flex min-h-0 grow flex-col">
        {slides.map((slide, index) => (
          <SlideView
            key={index}
            slide={slide}
            language={language}
            languageChoice={languageChoice}
            isCurrent={index === shownCount % slides.length}
            showsDescription={false}
            // The controls must not cover its text.
            className="pb-20"
          />
        ))}
      </ol>
      <div
        className={`fixed inset-x-3 bottom-3 z-1 flex flex-wrap justify-center gap-3 noscript:hidden ${isIdle ? 'opacity-0' : ''}`}
      >
        {fullScreen.isPossible && (
          <button
            type="button"
            onClick={fullScreen.toggle}
            aria-pressed={fullScreen.isFull}
            className={button}
          >
            <Icon name="corners-out-bold" className="size-6" />
            <span className="max-sm:sr-only">{t.full}</span>
          </button>
        )}
        {slides.length > 1 && (
          <button
            type="button"
            onClick={() => setPaused(!isPaused)}
            aria-pressed={isPaused}
            className={button}
          >
            {t.pause}
          </button>
        )}
        <a href={endHref} className={button}>
          <Icon name="x-bold" className="size-5" />
          <span className="max-sm:sr-only">{t.exit}</span>
        </a>
      </div>
    </main>
  );
}
