import { useEffect, useState } from 'react';
import type { Language } from '#contract/language';
import { orderOffline } from '../../api/offline.ts';
import { offlineTexts } from '../../i18n/offline.ts';
import { buttonLinkClasses } from '../../logic/class-names.ts';

interface Props {
  language: Language;
  /** What it takes on the device. */
  megabytes: number;
}

type State = 'unknown' | 'unsupported' | 'no' | 'keeping' | 'kept' | 'removed' | 'failed';

/** Keeps the public content on this device, and removes it (behavior O4). */
export function KeepOffline({ language, megabytes }: Props) {
  const t = offlineTexts[language];
  const [state, setState] = useState<State>('unknown');
  const [share, setShare] = useState(0);

  useEffect(() => void findState().then(setState), []);

  async function keep(): Promise<void> {
    setState('keeping');
    setShare(0);
    const isKept = await orderOffline('keep', setShare);
    // So that the browser doesn't remove it when the device runs short of space.
    if (isKept) await navigator.storage.persist().catch(() => false);
    setState(isKept ? 'kept' : 'failed');
  }

  async function remove(): Promise<void> {
    await orderOffline('remove');
    setState('removed');
  }

  const isKept = state === 'kept';
  const message = {
    unknown: '',
    no: '',
    keeping: t.keeping,
    kept: t.kept,
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
      {state !== 'unsupported' && (
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            disabled={state === 'keeping'}
            onClick={() => void keep()}
            className={`${buttonLinkClasses.filled} cursor-pointer disabled:cursor-wait disabled:opacity-80`}
          >
            {isKept ? t.update : t.keep(megabytes)}
          </button>
          {isKept && (
            <button
              type="button"
              onClick={() => void remove()}
              className={`${buttonLinkClasses.line} cursor-pointer`}
            >
              {t.remove}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

async function findState(): Promise<State> {
  if (!('serviceWorker' in navigator)) return 'unsupported';
  const names = await caches.keys().catch((): string[] => []);
  return names.some((name) => name.startsWith('colibri-kept-')) ? 'kept' : 'no';
}
