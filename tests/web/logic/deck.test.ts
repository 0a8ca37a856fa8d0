import { describe, expect, it } from 'vitest';
import {
  moveToFirst,
  moveToLast,
  newDeck,
  moveToNext,
  moveToPrevious,
  currentIndex,
  toggleShuffle,
  type Deck,
} from '../../../web/logic/deck.ts';

const sorted = (deck: Deck) => deck.order.toSorted((a, b) => a - b);
/** A reproducible random number generator. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

describe('Deck', () => {
  it('wraps around at both ends of a deck of classroom cards', () => {
    let deck = newDeck(3);
    const seen: number[] = [];
    for (let step = 0; step < 5; step += 1) {
      seen.push(currentIndex(deck));
      deck = moveToNext(deck, Math.random);
    }
    expect(seen).toEqual([0, 1, 2, 0, 1]);
    expect(currentIndex(moveToPrevious(newDeck(3)))).toBe(2);
    expect(currentIndex(moveToPrevious(moveToLast(newDeck(3))))).toBe(1);
    expect(currentIndex(moveToFirst(moveToLast(newDeck(3))))).toBe(0);
  });

  it('keeps the current classroom card when the deck is shuffled, and when it is sorted again', () => {
    const shuffled = toggleShuffle(moveToNext(newDeck(30), Math.random), seededRandom(7));
    expect([currentIndex(shuffled), shuffled.at]).toEqual([1, 0]);
    expect(sorted(shuffled)).toEqual(newDeck(30).order);
    expect(shuffled.order).not.toEqual(newDeck(30).order);
    const moved = moveToNext(shuffled, Math.random);
    const ordered = toggleShuffle(moved, Math.random);
    expect(ordered).toEqual({ ...newDeck(30), at: currentIndex(moved) });
  });

  it.each([2, 3, 12])(
    'shows all of %i shuffled cards before one repeats, and never one twice in a row',
    (count) => {
      const chance = seededRandom(count);
      let deck = toggleShuffle(newDeck(count), chance);
      for (let round = 0; round < 300; round += 1) {
        const seen = new Set<number>();
        for (let step = 0; step < count; step += 1) {
          seen.add(currentIndex(deck));
          const next = moveToNext(deck, chance);
          expect(currentIndex(next)).not.toBe(currentIndex(deck));
          deck = next;
        }
        expect(seen.size).toBe(count);
      }
    },
  );

  it('a shuffled deck starts each round with any card except the last one shown', () => {
    const chance = seededRandom(5);
    const firsts = new Set<number>();
    for (let round = 0; round < 200; round += 1) {
      const again = moveToNext(moveToLast({ ...newDeck(4), isShuffled: true }), chance);
      firsts.add(currentIndex(again));
    }
    expect([...firsts].toSorted()).toEqual([0, 1, 2]);
  });

  it('keeps showing the only card of a shuffled deck', () => {
    const deck = toggleShuffle(newDeck(1), Math.random);
    expect(currentIndex(moveToNext(deck, Math.random))).toBe(0);
    expect(currentIndex(moveToPrevious(deck))).toBe(0);
  });
});
