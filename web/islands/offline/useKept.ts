import { useEffect, useState } from 'react';
import { readKept } from '../../api/kept.ts';
import type { OfflineContents } from '../../logic/offline-cards.ts';

/** What is kept for offline; `none` if nothing is. */
export function useKept(): OfflineContents | 'loading' | 'none' {
  const [kept, setKept] = useState<OfflineContents | 'loading' | 'none'>('loading');
  useEffect(() => void readKept().then(setKept, () => setKept('none')), []);
  return kept;
}
