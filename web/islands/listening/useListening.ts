import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  continueListening,
  moveListening,
  notListening,
  pauseMilliseconds,
  startListening,
  type Listening,
  type ListeningItem,
} from '../../logic/listening.ts';
import { $hasOwnerLeft } from '../../stores/owner.ts';
import { $pageChange } from '../../stores/page.ts';
import { startReading, stopReading } from '../../stores/reading.ts';
import { highlightWord } from '../read-aloud/highlight.ts';

/**
 * Reads affirmations aloud one after the other, with a pause between them, until `limit` have been heard
 * (behavior P21).
 */
export function useListening(items: readonly ListeningItem[], limit: number) {
  const [listening, setListening] = useState<Listening>(notListening);
  // What is being read goes on when the page's language changes; the next one is read in the new language.
  const latest = useRef({ items, limit });
  // As soon as the new language shows, because a key can be pressed before other effects.
  useLayoutEffect(() => {
    latest.current = { items, limit };
  });

  useEffect(() => {
    if (listening.status !== 'playing') return;
    const { item } = listening;
    let pause: ReturnType<typeof setTimeout> | undefined;
    startReading({
      owner: 'listening',
      language: item.lang,
      texts: [item.text],
      recording: item.recording,
      onWord: highlightWord,
      onEnd: (isHeard) => {
        const goOn = () =>
          continueListening(listening, latest.current.items, isHeard, latest.current.limit);
        // If nothing more can be heard, the page says so right away.
        if (!isHeard && goOn().status === 'ended') setListening(goOn());
        else pause = setTimeout(() => setListening(goOn()), pauseMilliseconds);
      },
    });
    return () => {
      clearTimeout(pause);
      stopReading();
    };
  }, [listening]);

  useEffect(() => {
    const stop = () => setListening(notListening);
    // The island stays when another member's page replaces this one, which has the same address.
    const stops = [$hasOwnerLeft.listen(stop), $pageChange.listen(stop)];
    return () => {
      for (const each of stops) each();
    };
  }, []);

  return {
    listening,
    toggle: () =>
      setListening((before) =>
        before.status === 'playing' ? notListening : startListening(latest.current.items),
      ),
    move: (step: 1 | -1) =>
      setListening((before) =>
        before.status === 'playing' ? moveListening(before, latest.current.items, step) : before,
      ),
  };
}
