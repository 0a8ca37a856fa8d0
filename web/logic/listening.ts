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

/** The pause between two affirmations, in which a child can repeat the first. */
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
}

/** Reads a list of affirmations one after the other (behavior P21). */
export type Listening =
  { status: 'ready' } | Playing | { status: 'ended'; heard: number; skipped: number };

export const notListening: Listening = { status: 'ready' };

export const startListening = (items: readonly ListeningItem[]): Listening =>
  playFrom(items, 0, { heard: 0, skipped: 0 });

/** Goes to another affirmation, at the reader's wish; past the last one, it ends. */
export const moveListening = (
  playing: Playing,
  items: readonly ListeningItem[],
  step: 1 | -1,
): Listening => playFrom(items, Math.max(0, playing.index + step), playing);

/** Goes on when an affirmation has ended by itself, until `limit` have been heard. */
export function continueListening(
  playing: Playing,
  items: readonly ListeningItem[],
  isHeard: boolean,
  limit: number,
): Listening {
  const { index, skipped } = playing;
  const heard = playing.heard + Number(isHeard);
  if (heard >= limit) return { status: 'ended', heard, skipped };
  if (isHeard) return playFrom(items, index + 1, { heard, skipped });
  const next = nextAfterSilence(playing, items);
  return playFrom(items, next, { heard, skipped: skipped + next - index });
}

/** The next one that may be heard: where one language has no voice, the others in it need a recording. */
function nextAfterSilence({ index, item }: Playing, items: readonly ListeningItem[]): number {
  const next = items.findIndex(
    ({ recording, lang }, at) => at > index && (recording !== undefined || lang !== item.lang),
  );
  return next < 0 ? items.length : next;
}

function playFrom(
  items: readonly ListeningItem[],
  index: number,
  { heard, skipped }: { heard: number; skipped: number },
): Listening {
  const item = items[index];
  return item
    ? { status: 'playing', index, item, heard, skipped }
    : { status: 'ended', heard, skipped };
}
