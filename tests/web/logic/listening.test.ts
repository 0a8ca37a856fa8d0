import { describe, expect, it } from 'vitest';
import {
  continueListening,
  moveListening,
  positionOf,
  startListening,
  type Listening,
  type ListeningItem,
} from '../../../web/logic/listening.ts';
import { listeningPath } from '../../../web/logic/listing.ts';

const english = (id: number, recording?: string): ListeningItem => ({
  id,
  text: `Text ${id}`,
  lang: 'en',
  ...(recording && { recording }),
});
const french = (id: number): ListeningItem => ({ ...english(id), lang: 'fr' });

const playing = (listening: Listening) => {
  if (listening.status !== 'playing') throw new Error(listening.status);
  return listening;
};
/** Listens to everything; `isHeard` says which can be heard. Returns the ids that were tried, and how it ended. */
function listenTo(
  items: readonly ListeningItem[],
  isHeard: (item: ListeningItem) => boolean,
  limit = Infinity,
) {
  const tried: number[] = [];
  const positions: string[] = [];
  let listening = startListening(items);
  while (listening.status === 'playing') {
    tried.push(listening.item.id);
    const { position, count } = positionOf(listening, items);
    positions.push(`${position} of ${count}`);
    listening = continueListening(listening, items, isHeard(listening.item), limit);
  }
  return { tried, positions, ...listening };
}

describe('listening', () => {
  const three = [english(1), english(2), english(3)];

  it('“Listen to all” reads all affirmations in their order, or as many of them as the listener chose', () => {
    expect(listenTo(three, () => true)).toMatchObject({ tried: [1, 2, 3], heard: 3, skipped: 0 });
    expect(listenTo(three, () => true, 2)).toMatchObject({ tried: [1, 2], heard: 2 });
  });

  it('“Listen to all” skips texts without a voice after one failed try per language, and still plays recordings and other languages', () => {
    const items = [
      english(1),
      english(2),
      english(3, '/recordings/3/a.mp3'),
      french(4),
      english(5),
    ];
    const ended = listenTo(
      items,
      ({ lang, recording }) => lang === 'fr' || recording !== undefined,
    );
    expect(ended).toEqual({
      status: 'ended',
      tried: [1, 3, 4],
      positions: ['1 of 5', '1 of 2', '2 of 2'],
      heard: 2,
      skipped: 3,
    });
    expect(listenTo(three, () => false)).toMatchObject({ tried: [1], heard: 0, skipped: 3 });
  });

  it('“Listen to all” ends after three recordings in a row that can’t be played, and goes on after fewer', () => {
    const recorded = Array.from({ length: 9 }, (_, index) =>
      english(index + 1, `/recordings/${index + 1}/a.mp3`),
    );
    expect(listenTo(recorded, () => false)).toMatchObject({
      tried: [1, 2, 3],
      heard: 0,
      skipped: 9,
    });
    expect(listenTo(recorded, ({ id }) => id % 3 === 0)).toMatchObject({ heard: 3, skipped: 6 });
  });

  it('an affirmation without sound that the listener goes to has a place in the list, too', () => {
    const items = [english(1), english(2), english(3, '/recordings/3/a.mp3')];
    const third = playing(
      continueListening(playing(startListening(items)), items, false, Infinity),
    );
    expect(positionOf(third, items)).toEqual({ position: 1, count: 1 });
    const second = playing(moveListening(third, items, -1));
    expect(positionOf(second, items)).toEqual({ position: 1, count: 2 });
  });

  it('listening goes to the next and the previous affirmation, repeats the first, and ends after the last', () => {
    const first = playing(startListening(three));
    const second = playing(moveListening(first, three, 1));
    expect(second.item.id).toBe(2);
    expect(playing(moveListening(second, three, -1)).item.id).toBe(1);
    expect(playing(moveListening(first, three, -1))).toEqual(first);
    const third = playing(moveListening(second, three, 1));
    expect(moveListening(third, three, 1)).toMatchObject({ status: 'ended', heard: 0 });
  });

  it('listening finishes the text being read when the language changes, and reads the next one in the new language', () => {
    const first = playing(startListening(three));
    const translated = [french(1), french(2), french(3)];
    expect(continueListening(first, translated, true, Infinity)).toMatchObject({
      item: { id: 2, lang: 'fr' },
    });
  });

  it.each([
    [{}, '/listen'],
    [{ categoryId: 1, page: 2 }, '/listen'],
    [{ moment: 'bedtime', age: '4-5' }, '/listen?moment=bedtime&age=4-5'],
    [{ categoryId: 3, q: 'brave bird' }, '/listen?categoryId=3&q=brave+bird'],
  ] as const)('the page that reads the list %j aloud has the path %s', (listing, path) => {
    expect(listeningPath(listing)).toBe(path);
  });
});
