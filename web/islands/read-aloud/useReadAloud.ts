import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { Language } from '#contract/language';
import { $reading, startReading, stopReading } from '../../stores/reading.ts';

interface ReadAloud {
  isReading: boolean;
  toggle: () => void;
}

/** Reads texts aloud. It stops when they change, and when their component goes. */
export function useReadAloud(language: Language, texts: readonly string[]): ReadAloud {
  const content = texts.join('\n');
  const reader = useMemo(() => Symbol(`${language} ${content}`), [language, content]);
  const isReading = useStore($reading, { ssr: 'initial' }) === reader;

  useEffect(
    () => () => {
      if ($reading.get() === reader) stopReading();
    },
    [reader],
  );

  return {
    isReading,
    toggle: () => {
      if ($reading.get() === reader) stopReading();
      else startReading(reader, language, texts);
    },
  };
}
