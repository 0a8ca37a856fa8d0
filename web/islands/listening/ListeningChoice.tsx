import { useRef } from 'react';
import type { Language } from '#contract/language';
import { listeningTexts } from '../../i18n/listening.ts';
import { toastTexts } from '../../i18n/toast.ts';
import { listeningLimits, type Listening, type ListeningItem } from '../../logic/listening.ts';
import { Picture } from '../shared/Picture.tsx';
import { useOnHydration } from '../shared/useOnHydration.ts';

interface Props {
  language: Language;
  listening: Listening;
  items: readonly ListeningItem[];
  total: number;
  limit: number;
  onLimit: (limit: number) => void;
}

/** Before and after listening: what it is, how many to read, and how it went. */
export function ListeningChoice({ language, listening, items, total, limit, onLimit }: Props) {
  const t = listeningTexts[language];
  const limits = [...listeningLimits.filter((each) => each < items.length), Infinity];
  const pictures = items.flatMap(({ picture }) => picture ?? []).slice(0, 4);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useOnHydration(() => {
    const chosen = fieldset.current?.querySelector<HTMLInputElement>(':checked');
    if (chosen) onLimit(Number(chosen.value));
  });

  return (
    <>
      <div aria-hidden="true" className="flex flex-wrap justify-center gap-4">
        {pictures.map((picture, index) => (
          <Picture
            key={index}
            picture={picture}
            className="size-16 opacity-80 [filter:drop-shadow(0_0_2px_#fffc)]"
          />
        ))}
      </div>
      <div role="status" className="max-w-text">
        {listening.status === 'ended' && <Outcome language={language} {...listening} />}
      </div>
      {listening.status === 'ready' && (
        <p className="max-w-text noscript:hidden">
          {t.count(items.length, total)}. {t.hint}
        </p>
      )}
      <p className="hidden max-w-text noscript:block">{t.needsScript}</p>
      {limits.length > 1 && (
        <fieldset ref={fieldset} className="noscript:hidden">
          <legend className="mb-2 w-full font-bold">{t.stopAfter}</legend>
          <div className="flex flex-wrap justify-center gap-2">
            {limits.map((each) => (
              <label
                key={each}
                className="bg-card ring-line has-checked:ring-ink has-focus-visible:outline-ink relative grid min-h-12 min-w-12 cursor-pointer place-items-center rounded-full px-4 font-bold ring-2 ring-inset has-checked:ring-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-3"
              >
                <input
                  type="radio"
                  name="limit"
                  value={each}
                  checked={each === limit}
                  onChange={() => onLimit(each)}
                  className="absolute inset-0 cursor-pointer opacity-0"
                />
                {each === Infinity ? t.all(items.length) : each}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

function Outcome({
  language,
  heard,
  skipped,
}: {
  language: Language;
  heard: number;
  skipped: number;
}) {
  const t = listeningTexts[language];
  const { noVoice } = toastTexts[language];
  if (heard === 0 && skipped > 0)
    return (
      <>
        <p className="font-bold">{noVoice.title}</p>
        <p>{noVoice.text}</p>
      </>
    );
  return (
    <>
      <p className="font-bold">{t.ended}</p>
      {skipped > 0 && <p>{t.skipped(skipped)}</p>}
    </>
  );
}
