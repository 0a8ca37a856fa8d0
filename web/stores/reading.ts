import { atom } from 'nanostores';
import type { Language } from '#contract/language';
import { findLocalVoice } from '../logic/voice.ts';
import { showToast } from './toast.ts';

export interface Reading {
  /** Identifies the component and the text. */
  owner: string;
  language: Language;
  texts: readonly string[];
  /** The address of a recording of the first text. */
  recording?: string | undefined;
  /**
   * Called when it ends by itself; it isn't heard if there is neither a recording nor a voice. Without this, a toast says
   * so.
   */
  onEnd?: (isHeard: boolean) => void;
  /** Called with the position of the word that is being spoken, if the device says which. */
  onWord?: (text: string, start: number) => void;
}

/** The owner of what is being read aloud; only one at a time. */
export const $reading = atom<string | undefined>();

/** A little slower, for children who read along. */
const rate = 0.9;

/** Some browsers load the voices only after they are asked for. Some have none. */
const voicesMilliseconds = 1000;

let current: Reading | undefined;
/** Referenced here so that the browser doesn't garbage-collect them while they play. */
let utterances: readonly SpeechSynthesisUtterance[] = [];
/** One for all recordings, because Safari plays the next one without a tap only in the same element. */
let player: HTMLAudioElement | undefined;
/** Called once when the player has finished, or has failed. */
let onPlayed: ((isHeard: boolean) => void) | undefined;

/** Undefined in browsers without voices, and on the server. */
export const synthesis = typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis;

export function stopReading(): void {
  $reading.set(undefined);
  current = undefined;
  utterances = [];
  onPlayed = undefined;
  player?.pause();
  synthesis?.cancel();
}

/**
 * Reads texts aloud one after another (behavior P16): the first one by its recording if there is one, the others with a
 * voice of this device.
 */
export function startReading(reading: Reading): void {
  stopReading();
  const { owner, texts, recording } = reading;
  current = reading;
  $reading.set(owner);
  if (!recording) return void speak(reading, texts);
  const played = (isHeard: boolean) => {
    if (onPlayed !== played) return;
    onPlayed = undefined;
    void speak(reading, isHeard ? texts.slice(1) : texts, isHeard);
  };
  onPlayed = played;
  player ??= createPlayer();
  player.src = recording;
  // For example without a connection.
  player.play().catch(() => played(false));
}

const createPlayer = () =>
  Object.assign(new Audio(), {
    onended: () => onPlayed?.(true),
    onerror: () => onPlayed?.(false),
  });

/** @param isHeard Whether the recording was heard, so that a missing voice needs no excuse. */
async function speak(reading: Reading, texts: readonly string[], isHeard = false): Promise<void> {
  const { language, onEnd, onWord } = reading;
  const end = (wasHeard = true) => {
    if (current !== reading) return;
    stopReading();
    onEnd?.(wasHeard);
  };
  const spoken = texts.map((text) => text.trim()).filter(Boolean);
  if (spoken.length === 0) return end();
  if (synthesis && synthesis.getVoices().length === 0) {
    await voicesLoaded(synthesis);
    if (current !== reading) return;
  }
  const voice = findLocalVoice(synthesis?.getVoices() ?? [], language);
  if (!voice) {
    if (!isHeard && !onEnd) showToast('noVoice');
    return end(isHeard);
  }
  utterances = spoken.map((text, index) =>
    Object.assign(new SpeechSynthesisUtterance(text), {
      voice,
      lang: voice.lang,
      rate,
      onboundary: ({ charIndex }: SpeechSynthesisEvent) => onWord?.(text, charIndex),
      onerror: () => end(),
      onend: index === spoken.length - 1 ? () => end() : null,
    }),
  );
  for (const utterance of utterances) synthesis?.speak(utterance);
}

const voicesLoaded = (of: SpeechSynthesis) =>
  new Promise<unknown>((resolve) => {
    of.addEventListener('voiceschanged', resolve, { once: true });
    setTimeout(resolve, voicesMilliseconds);
  });
