import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '#contract/language';
import { machineTexts } from '../../i18n/machine.ts';
import { recordingHref } from '../../logic/recording.ts';
import { $machine, draw, showAgain, type Choice } from '../../stores/machine.ts';
import { $saved, noSavedIds, saveAffirmation } from '../../stores/saved.ts';
import { showToast } from '../../stores/toast.ts';
import { ReadAloudButton } from '../read-aloud/ReadAloudButton.tsx';
import { Bird } from '../shared/Bird.tsx';
import { MachineCard } from './MachineCard.tsx';
import { MachineChoice } from './MachineChoice.tsx';
import { SavedDialog } from './SavedDialog.tsx';

interface Props {
  language: Language;
}

const lamps = ['bg-sun', 'bg-[#f28d78]', 'bg-[#8fd0ae]'];
const button =
  'min-h-12 cursor-pointer rounded-full px-6 py-2 leading-tight font-bold transition-transform hover:-translate-y-0.5 disabled:cursor-not-allowed disabled:translate-y-0 noscript:hidden';

/** Draws random affirmations (behavior P9). */
export function Machine({ language }: Props) {
  const machine = useStore($machine, { ssr: 'initial' });
  const saved = useStore($saved, { ssr: () => noSavedIds });
  const [isListOpen, setListOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const choice = useRef<HTMLFormElement>(null);
  const drawNow = useDraw(box, choice, language);
  const t = machineTexts[language];
  const { state } = machine;
  const drawn = state === 'shown' ? machine.drawn : undefined;

  return (
    <div
      id="machine"
      ref={box}
      className="bg-berry on-dark relative min-w-0 rounded-[2.2rem_2.2rem_1.4rem_1.4rem] p-4 pt-6 pb-7 text-white sm:p-7"
    >
      <Bird
        className={`absolute -top-12 right-2 w-28 -scale-x-100 rotate-[-8deg] sm:-top-16 sm:w-36 xl:-right-6 ${drawn ? 'beat-wings' : ''}`}
      />
      <div className="mb-4 flex h-4 gap-2 [content-visibility:auto]" aria-hidden="true">
        {lamps.map((lamp) => (
          <span
            key={lamp}
            className={`size-4 rounded-full ${lamp} ${state === 'loading' ? 'animate-wait' : ''}`}
          />
        ))}
      </div>
      <MachineChoice form={choice} language={language} onChange={drawNow} />
      <MachineCard machine={machine} texts={t} />
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {/* One button for both actions, so that it keeps the focus when the machine fails. */}
        <button type="button" onClick={drawNow} className={`${button} bg-sun text-print`}>
          {state === 'failed' ? t.tryAgain : t.generate}
        </button>
        <button
          type="button"
          disabled={!drawn}
          onClick={() =>
            drawn &&
            showToast(saveAffirmation(drawn.id) ? 'affirmationSaved' : 'affirmationAlreadySaved')
          }
          className={`${button} ring-2 ring-white ring-inset disabled:text-white/70 disabled:ring-white/40`}
        >
          {t.save}
        </button>
        <button
          form="machine-choice"
          className="bg-sun text-print hidden min-h-12 rounded-full px-6 font-bold noscript:block"
        >
          {t.generate}
        </button>
      </div>
      <div className="mt-3 flex flex-wrap justify-center gap-x-5 noscript:hidden">
        {/* Keeps its space even while there is nothing to read. */}
        <div className={drawn ? undefined : 'invisible'}>
          <ReadAloudButton
            language={language}
            lang={drawn?.lang ?? language}
            texts={drawn ? [drawn.text, drawn.description] : []}
            recording={drawn && recordingHref(drawn.id, drawn.recording)}
            isNamed
            color="text-white"
          />
        </div>
        <button
          type="button"
          onClick={() => setListOpen(true)}
          className="min-h-11 cursor-pointer px-3 font-bold underline underline-offset-4"
        >
          {t.saved} ({saved.length})
        </button>
      </div>
      {isListOpen && <SavedDialog language={language} onClose={() => setListOpen(false)} />}
    </div>
  );
}

/** Returns a function that draws. Also draws once the machine is in view, and translates after a language switch. */
function useDraw(
  box: React.RefObject<HTMLElement | null>,
  choiceRef: React.RefObject<HTMLFormElement | null>,
  language: Language,
): () => void {
  const drawnIn = useRef<Language>(undefined);
  const drawNow = useCallback(() => {
    drawnIn.current = language;
    void draw(language, choiceIn(choiceRef.current));
  }, [choiceRef, language]);
  useEffect(() => {
    const element = box.current;
    if (!element || drawnIn.current === language) return;
    if (drawnIn.current) {
      drawnIn.current = language;
      void showAgain(language, choiceIn(choiceRef.current));
      return;
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      if (!drawnIn.current) drawNow();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, choiceRef, language, drawNow]);
  return drawNow;
}

/** The choices in a form, without those that restrict nothing. */
const choiceIn = (form: HTMLFormElement | null): Choice =>
  Object.fromEntries(
    [...new FormData(form ?? undefined)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  );
