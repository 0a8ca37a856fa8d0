import { atom } from 'nanostores';
import type { Language } from '#contract/language';
import { findLocalVoice } from '../logic/voice.ts';

/** Identifies the component and the text that is being read aloud; only one at a time. */
export const $reading = atom<string | undefined>();

/** A little slower, for children who read along. */
const rate = 0.9;

/** Referenced here so that the browser doesn't garbage-collect them while they play. */
let utterances: readonly SpeechSynthesisUtterance[] = [];

const synthesis = () => (typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis);

export function stopReading(): void {
  $reading.set(undefined);
  utterances = [];
  synthesis()?.cancel();
}

/** Reads texts aloud one after another, with a voice of this device. */
export function startReading(owner: string, language: Language, texts: readonly string[]): void {
  stopReading();
  const voice = findLocalVoice(synthesis()?.getVoices() ?? [], language);
  const spoken = texts.map((text) => text.trim()).filter(Boolean);
  if (!voice || spoken.length === 0) return;
  const end = () => {
    if ($reading.get() === owner) stopReading();
  };
  utterances = spoken.map((text, index) =>
    Object.assign(new SpeechSynthesisUtterance(text), {
      voice,
      lang: voice.lang,
      rate,
      onerror: end,
      onend: index === spoken.length - 1 ? end : null,
    }),
  );
  $reading.set(owner);
  for (const utterance of utterances) synthesis()?.speak(utterance);
}
