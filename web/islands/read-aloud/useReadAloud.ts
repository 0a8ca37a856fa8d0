import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import type { Language } from '#contract/language';
import { $reading, startReading, stopReading } from '../../stores/reading.ts';
import { highlightWord } from './highlight.ts';

interface ReadAloud {
  isReading: boolean;
  toggle: () => void;
}

/**
 * Reads texts aloud, the first one by its recording if there is one. Stops when they change or the component unmounts
 * (behavior P16).
 */
export function useReadAloud(
  language: Language,
  texts: readonly string[],
  recording?: string,
): ReadAloud {
  const owner = [useId(), language, ...texts].join('\n');
  const isReading = useStore($reading, { ssr: 'initial' }) === owner;

  useEffect(
    () => () => {
      if ($reading.get() === owner) stopReading();
    },
    [owner],
  );

  return {
    isReading,
    toggle: () => {
      if ($reading.get() === owner) stopReading();
      else startReading({ owner, language, texts, recording, onWord: highlightWord });
    },
  };
}
