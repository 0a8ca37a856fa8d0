import type { Language } from '#contract/language';
import type { Picture } from './affirmation.ts';

/** An affirmation to be read aloud, in its own language. */
export interface ListeningItem {
  id: number;
  text: string;
  lang: Language;
  picture?: Picture;
  /** The address of its recording. */
  recording?: string;
}

/** After how many affirmations it can stop. */
export const listeningLimits = [3, 5, 10] as const;

/** The pause between two affirmations, in which a child can repeat the first, or read one that can't be heard. */
export const pauseMilliseconds = 3000;

export interface Playing {
  status: 'playing';
  index: number;
  /** Kept when the page's language changes, because this text is still being read. */
  item: ListeningItem;
  /** How many were read to their end. */
  heard: number;
  /** How many had neither a recording nor a voice. */
  skipped: number;
  /** How many of these were tried since one was heard. */
  failed: number;
  /** The languages that the device has no voice for, as far as is known. */
  voiceless: readonly Language[];
}

/** Reads a list of affirmations one after the other (behavior P21). */
export type Listening =
  { status: 'ready' } | Playing | { status: 'ended'; heard: number; skipped: number };

export const notListening: Listening = { status: 'ready' };

export const startListening = (items: readonly ListeningItem[]): Listening =>
  playFrom(items, 0, { heard: 0, skipped: 0, failed: 0, voiceless: [] });

/** Goes to another affirmation, at the reader's wish; past the last one, it ends. */
export const moveListening = (
  playing: Playing,
  items: readonly ListeningItem[],
  step: 1 | -1,
): Listening => playFrom(items, Math.max(0, playing.index + step), playing);

/** After this many failures in a row there is probably no connection, so the others can't be heard either. */
const mostFailures = 3;

/** Goes on when an affirmation has ended by itself, to the next that may be heard, until `limit` have been heard. */
export function continueListening(
  playing: Playing,
  items: readonly ListeningItem[],
  isHeard: boolean,
  limit: number,
): Listening {
  const { index, item } = playing;
  const heard = playing.heard + Number(isHeard);
  const failed = isHeard ? 0 : playing.failed + 1;
  const voiceless = isHeard ? playing.voiceless : [...playing.voiceless, item.lang];
  if (heard >= limit) return { status: 'ended', heard, skipped: playing.skipped };
  const next =
    failed < mostFailures
      ? items.findIndex((each, at) => at > index && mayBeHeard(each, voiceless))
      : -1;
  const from = next < 0 ? items.length : next;
  const skipped = playing.skipped + from - index - Number(isHeard);
  return playFrom(items, from, { heard, skipped, failed, voiceless });
}

/** Where a language has no voice, the texts in it need a recording. */
const mayBeHeard = ({ recording, lang }: ListeningItem, voiceless: readonly Language[]) =>
  recording !== undefined || !voiceless.includes(lang);

/** The place of what is being read, which skips what can't be heard. */
export function positionOf(
  { index, voiceless }: Playing,
  items: readonly ListeningItem[],
): { position: number; count: number } {
  const places = items.flatMap((item, at) =>
    at === index || mayBeHeard(item, voiceless) ? [at] : [],
  );
  return { position: places.indexOf(index) + 1, count: places.length };
}

function playFrom(
  items: readonly ListeningItem[],
  index: number,
  { heard, skipped, failed, voiceless }: Omit<Playing, 'status' | 'index' | 'item'>,
): Listening {
  const item = items[index];
  return item
    ? { status: 'playing', index, item, heard, skipped, failed, voiceless }
    : { status: 'ended', heard, skipped };
}
