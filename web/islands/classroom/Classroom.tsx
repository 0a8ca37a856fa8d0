import { useEffect, useRef, useState } from 'react';
import type { Language } from '#contract/language';
import { classroomTexts } from '../../i18n/classroom.ts';
import {
  otherLanguageOf,
  shownVersions,
  type ClassroomAction,
  type Slide,
  type LanguageChoice,
} from '../../logic/classroom.ts';
import {
  moveToFirst,
  moveToLast,
  newDeck,
  moveToNext,
  moveToPrevious,
  currentIndex,
  isAtEnd,
  toggleShuffle,
} from '../../logic/deck.ts';
import { Icon } from '../shared/Icon.tsx';
import { Controls } from './Controls.tsx';
import { EndSlide } from './EndSlide.tsx';
import { SlideView } from './SlideView.tsx';
import { useFullScreen } from './useFullScreen.ts';
import { useKeyboard } from './useKeyboard.ts';
import { useSwipe } from './useSwipe.ts';

interface Props {
  language: Language;
  name: string;
  slides: readonly Slide[];
  /** More than the slides if the list has too many for one page. */
  total?: number;
  /** Where the “end” link leads. */
  endHref: string;
  /** Where these cards can be kept for offline (behavior O4). */
  keepHref?: string | undefined;
}

/** Shows cards to a class. All of them are in the page; one is visible (behavior P17). */
export function Classroom(props: Props) {
  const { language, name, slides, total = slides.length, endHref, keepHref } = props;
  const [deck, setDeck] = useState(() => newDeck(slides.length));
  const [languageChoice, setLanguageChoice] = useState<LanguageChoice>(language);
  const [showsDescription, setShowsDescription] = useState(false);
  const [isBlank, setBlank] = useState(false);
  const main = useRef<HTMLElement>(null);
  const endLink = useRef<HTMLAnchorElement>(null);
  const keyboardHelp = useRef<HTMLDetailsElement>(null);
  const fullScreen = useFullScreen(main);
  const keyboardProps = useKeyboard(keyboardHelp, act);
  const swipeProps = useSwipe(act);
  const t = classroomTexts[language];
  const isBilingual = slides.some(({ versions }) => versions.length > 1);
  const hasDescriptions = slides.some(({ versions }) => versions.some((each) => each.description));
  const current = currentIndex(deck);
  const slide = current === undefined ? undefined : slides[current];

  // Keyboard shortcuts need the focus inside; when a focused button disappears, the focus moves to the body.
  useEffect(() => {
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  });

  function act(action: ClassroomAction) {
    // As in slide shows, any key brings the picture back.
    if (isBlank) return setBlank(false);
    const actions: Record<ClassroomAction, () => void> = {
      next: () => setDeck(moveToNext),
      previous: () => setDeck(moveToPrevious),
      first: () => setDeck(moveToFirst),
      last: () => setDeck(moveToLast),
      shuffle: () => setDeck((before) => toggleShuffle(before, Math.random)),
      both: () => setLanguageChoice((before) => (isBilingual ? 'both' : before)),
      language: () =>
        setLanguageChoice((before) => (isBilingual ? otherLanguageOf(before, language) : before)),
      description: () => setShowsDescription((before) => hasDescriptions && !before),
      blank: () => setBlank(true),
      fullScreen: fullScreen.toggle,
      end: () => endLink.current?.click(),
    };
    actions[action]();
  }

  return (
    <main
      {...keyboardProps}
      ref={main}
      tabIndex={-1}
      className="flex h-svh flex-col outline-none max-sm:min-h-112 noscript:h-auto"
    >
      <div className="bg-paper flex flex-wrap items-center gap-x-3 px-3 py-1">
        <a
          ref={endLink}
          href={endHref}
          className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full px-3 font-bold underline-offset-4 hover:underline"
        >
          <Icon name="x-bold" className="size-5" />
          {t.end}
        </a>
        <h1 className="text-ink-soft font-body min-w-0 text-base leading-normal font-bold tracking-normal">
          {name}
        </h1>
        {keepHref && (
          <a href={keepHref} className="text-small text-link ml-auto">
            {t.keep}
          </a>
        )}
      </div>
      <ol
        {...swipeProps}
        aria-label={t.list}
        aria-live="polite"
        className="flex min-h-72 grow [touch-action:pan-y] flex-col sm:min-h-0"
      >
        {slides.map((each, index) => (
          <SlideView
            key={index}
            slide={each}
            language={language}
            languageChoice={index === current ? languageChoice : language}
            isCurrent={index === current}
            showsDescription={showsDescription}
          />
        ))}
        {isAtEnd(deck) && (
          <EndSlide
            texts={t}
            count={slides.length}
            total={total}
            endHref={endHref}
            onAction={act}
          />
        )}
      </ol>
      <Controls
        language={language}
        position={Math.min(deck.at + 1, slides.length)}
        isAtEnd={isAtEnd(deck)}
        count={slides.length}
        isBilingual={isBilingual}
        hasDescriptions={hasDescriptions}
        showsDescription={showsDescription}
        isShuffled={deck.isShuffled}
        languageChoice={languageChoice}
        onLanguageChoice={setLanguageChoice}
        versions={slide ? shownVersions(slide, languageChoice) : []}
        fullScreen={fullScreen}
        keyboardHelp={keyboardHelp}
        onAction={act}
      />
      {isBlank && (
        <button
          type="button"
          onClick={() => setBlank(false)}
          className="fixed inset-0 z-2 cursor-pointer bg-black"
        >
          <span className="sr-only">{t.unblank}</span>
        </button>
      )}
    </main>
  );
}
