import { useEffect, useState } from 'react';
import type { Language } from '#contract/language';
import { findKept, keepOffline, removeOffline, type Kept } from '../../api/offline.ts';
import { offlineTexts } from '../../i18n/offline.ts';
import { mostRecordingBytes, type RecordingSpace } from '../../logic/offline-recordings.ts';
import { Button } from '../shared/Button.tsx';

interface Props {
  language: Language;
  /** What it takes on the device. */
  megabytes: number;
  recordings: RecordingSpace;
}

type State = Kept | 'unknown' | 'unsupported' | 'no' | 'keeping' | 'removed';

/** Keeps the public content on this device, and removes it (behavior O4). */
export function KeepOffline({ language, megabytes, recordings }: Props) {
  const t = offlineTexts[language];
  const [state, setState] = useState<State>('unknown');
  const [share, setShare] = useState(0);
  const [wantsRecordings, setWantsRecordings] = useState(false);

  useEffect(() => {
    void find();
    async function find() {
      if (!('serviceWorker' in navigator)) return setState('unsupported');
      const { isKept, hasRecordings } = await findKept();
      setState(isKept ? 'kept' : 'no');
      setWantsRecordings(hasRecordings);
    }
  }, []);

  async function keep(): Promise<void> {
    setState('keeping');
    setShare(0);
    const result = await keepOffline(wantsRecordings, setShare);
    // So that the browser doesn't remove it when the device runs short of space.
    if (result !== 'failed') await navigator.storage.persist().catch(() => false);
    if (result === 'full') setWantsRecordings(false);
    setState(result);
  }

  async function remove(): Promise<void> {
    await removeOffline();
    setWantsRecordings(false);
    setState('removed');
  }

  const isKept = state === 'kept' || state === 'full';
  const message = {
    unknown: '',
    no: '',
    keeping: t.keeping,
    kept: t.kept,
    full: t.full(recordings.megabytes),
    removed: t.removed,
    failed: t.failed,
    unsupported: t.unsupported,
  }[state];
  return (
    <div className="flex flex-col items-start gap-4">
      <p role="status" className="text-large min-h-7 max-w-text leading-snug font-bold">
        {message} {state === 'keeping' && t.progress(Math.floor(share * 100))}
      </p>
      {state === 'keeping' && (
        <progress
          value={share}
          aria-label={t.keeping}
          className="accent-leaf h-3 w-full max-w-text"
        />
      )}
      {state !== 'unsupported' && recordings.total > 0 && (
        <div>
          <label className="flex min-h-12 cursor-pointer items-center gap-3 font-bold">
            <input
              type="checkbox"
              checked={wantsRecordings}
              // Before it is known what is kept, the tick would be lost.
              disabled={state === 'unknown' || state === 'keeping'}
              onChange={({ currentTarget }) => setWantsRecordings(currentTarget.checked)}
              className="tick"
            />
            {t.recordings(recordings.megabytes)}
          </label>
          {recordings.kept < recordings.total && (
            <p className="max-w-text">
              {t.leftOut(recordings.kept, recordings.total, mostRecordingBytes / 1_000_000)}
            </p>
          )}
        </div>
      )}
      {state !== 'unsupported' && (
        <div className="flex flex-wrap gap-3">
          <Button disabled={state === 'keeping'} onClick={() => void keep()}>
            {isKept ? t.update : t.keep(megabytes + (wantsRecordings ? recordings.megabytes : 0))}
          </Button>
          {isKept && (
            <Button onClick={() => void remove()} variant="line">
              {t.remove}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
