import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Language } from '#contract/language';
import { fetchAffirmations } from '../../api/affirmation.ts';
import { machineTexts } from '../../i18n/machine.ts';
import type { DrawnAffirmation } from '../../logic/drawn-affirmation.ts';
import { $saved, removeSaved } from '../../stores/saved.ts';
import { Dialog } from '../shared/Dialog.tsx';

interface Props {
  language: Language;
  onClose: () => void;
}

interface FetchResult {
  requested: readonly number[];
  found: readonly DrawnAffirmation[];
}

/** Lists the saved affirmations, the newest first. */
export function SavedDialog({ language, onClose }: Props) {
  const saved = useStore($saved);
  /** Undefined while loading. */
  const [result, setResult] = useState<FetchResult>();
  const t = machineTexts[language];

  useEffect(() => {
    let isCurrent = true;
    async function load() {
      const requested = $saved.get().toReversed();
      const { found, gone } = await fetchAffirmations(requested, language);
      if (!isCurrent) return;
      removeSaved(gone);
      setResult({ requested, found });
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [language]);

  const shown = result?.found.filter(({ id }) => saved.includes(id)) ?? [];
  const message = messageOf(result, shown, saved);

  /** Moves the focus to the next row, or to the close button. */
  function remove(id: number, row: Element | null) {
    const next = row?.nextElementSibling ?? row?.previousElementSibling ?? row?.closest('dialog');
    next?.querySelector<HTMLElement>('button')?.focus();
    removeSaved([id]);
  }

  return (
    <Dialog id="saved" heading={t.savedTitle} language={language} onClose={onClose}>
      <div role="status">
        {message && <p className={shown.length > 0 ? 'mb-3' : undefined}>{t[message]}</p>}
      </div>
      {shown.length > 0 && (
        <ul className="divide-line divide-y-2 divide-dashed">
          {shown.map(({ id, text, lang }) => (
            <li key={id} className="flex items-center justify-between gap-4 py-2">
              <a
                href={`/affirmations/${id}`}
                lang={lang}
                className="font-display inline-flex min-h-11 min-w-0 items-center text-[1.2rem] leading-tight font-bold underline-offset-4 hover:underline"
              >
                {text}
              </a>
              <button
                type="button"
                aria-label={`${t.remove} ${text}`}
                onClick={({ currentTarget }) => remove(id, currentTarget.closest('li'))}
                className="text-leaf min-h-11 shrink-0 cursor-pointer px-2 font-bold underline underline-offset-4"
              >
                {t.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function messageOf(
  result: FetchResult | undefined,
  shown: readonly DrawnAffirmation[],
  saved: readonly number[],
): 'savedEmpty' | 'savedLoading' | 'savedFailed' | undefined {
  if (saved.length === 0) return 'savedEmpty';
  if (!result) return 'savedLoading';
  const expected = result.requested.filter((id) => saved.includes(id));
  return shown.length < expected.length ? 'savedFailed' : undefined;
}
