import { useRef, useState } from 'react';
import type { Language } from '#contract/language';
import { listeningTexts } from '../../i18n/listening.ts';
import { positionOf, type ListeningItem } from '../../logic/listening.ts';
import { Icon } from '../shared/Icon.tsx';
import { ListeningChoice } from './ListeningChoice.tsx';
import { ListeningText } from './ListeningText.tsx';
import { useKeyboard } from './useKeyboard.ts';
import { useListening } from './useListening.ts';

interface Props {
  language: Language;
  name: string;
  /** The page that shows what is read. */
  endHref: string;
  items: readonly ListeningItem[];
  /** More than the items if there are too many to read. */
  total: number;
}

const round = 'grid shrink-0 cursor-pointer place-items-center rounded-full noscript:hidden';
const button = `${round} bg-paper-2 text-ink size-16`;
const startButton = `${round} bg-leaf-deep size-24 text-white`;

/** Reads a list of affirmations aloud on a calm, dark screen (behavior P21). */
export function Listening({ language, name, endHref, items, total }: Props) {
  const [limit, setLimit] = useState(Infinity);
  const { listening, toggle, move } = useListening(items, limit);
  const endLink = useRef<HTMLAnchorElement>(null);
  const isPlaying = listening.status === 'playing';
  const place = isPlaying ? positionOf(listening, items) : undefined;
  useKeyboard({ isPlaying, toggle, move, end: () => endLink.current?.click() });
  const t = listeningTexts[language];
  const startText = listening.status === 'ended' && listening.heard > 0 ? t.again : t.start;
  const hiddenUnlessPlaying = isPlaying ? '' : 'invisible';

  return (
    <main className="flex grow flex-col px-3 pt-2 pb-6">
      <a
        ref={endLink}
        href={endHref}
        className="inline-flex min-h-11 w-fit items-center gap-2 font-bold underline-offset-4 hover:underline"
      >
        <Icon name="x-bold" />
        {t.end}
      </a>
      <div className="flex grow flex-col items-center justify-center gap-6 py-6 text-center">
        <h1 className={isPlaying ? 'sr-only' : 'text-title font-extrabold'}>{t.title(name)}</h1>
        {isPlaying ? (
          <ListeningText item={listening.item} language={language} />
        ) : (
          <ListeningChoice
            language={language}
            listening={listening}
            items={items}
            total={total}
            limit={limit}
            onLimit={setLimit}
          />
        )}
      </div>
      {/* The button in the middle stays, and so does the focus on it. */}
      <div className="flex flex-wrap items-center justify-center gap-3 sm:gap-6">
        <button
          type="button"
          onClick={() => move(-1)}
          className={`${button} ${hiddenUnlessPlaying}`}
        >
          <Icon name="arrow-left-bold" className="size-8" />
          <span className="sr-only">{t.previous}</span>
        </button>
        <button type="button" onClick={toggle} className={isPlaying ? button : startButton}>
          <Icon name={isPlaying ? 'stop-circle-fill' : 'speaker-high-bold'} className="size-10" />
          <span className="sr-only">{isPlaying ? t.stop : startText}</span>
        </button>
        <button
          type="button"
          onClick={() => move(1)}
          className={`${button} ${hiddenUnlessPlaying}`}
        >
          <Icon name="arrow-right-bold" className="size-8" />
          <span className="sr-only">{t.next}</span>
        </button>
      </div>
      {/* The button says the same to screen readers. */}
      <p
        aria-hidden={!isPlaying}
        className="text-ink-soft mt-3 min-h-7 text-center noscript:hidden"
      >
        {place ? t.position(place.position, place.count) : startText}
      </p>
    </main>
  );
}
