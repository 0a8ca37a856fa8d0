import { describe, expect, it } from 'vitest';
import {
  moveToFirst,
  moveToLast,
  newDeck,
  moveToNext,
  moveToPrevious,
  currentIndex,
  isAtEnd,
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
  it('classroom mode shows the end after the last card and stays there, and Previous on the first card changes nothing', () => {
    let deck = newDeck(3);
    const seen: (number | undefined)[] = [];
    for (let step = 0; step < 5; step += 1) {
      seen.push(currentIndex(deck));
      deck = moveToNext(deck);
    }
    expect(seen).toEqual([0, 1, 2, undefined, undefined]);
    expect(isAtEnd(deck)).toBe(true);
    expect(currentIndex(moveToPrevious(deck))).toBe(2);
    expect(currentIndex(moveToPrevious(newDeck(3)))).toBe(0);
    expect(currentIndex(moveToFirst(moveToLast(newDeck(3))))).toBe(0);
  });

  it('keeps the current classroom card when the deck is shuffled, and when it is sorted again', () => {
    const shuffled = toggleShuffle(moveToNext(newDeck(30)), seededRandom(7));
    expect([currentIndex(shuffled), shuffled.at]).toEqual([1, 0]);
    expect(sorted(shuffled)).toEqual(newDeck(30).order);
    expect(shuffled.order).not.toEqual(newDeck(30).order);
    const moved = moveToNext(shuffled);
    const ordered = toggleShuffle(moved, Math.random);
    expect(ordered).toEqual({ ...newDeck(30), at: currentIndex(moved) });
  });

  it('a deck that is shuffled at its end starts with any card except the last one shown', () => {
    const chance = seededRandom(5);
    const firsts = new Set<number | undefined>();
    for (let round = 0; round < 200; round += 1) {
      const again = toggleShuffle(moveToNext(moveToLast(newDeck(4))), chance);
      expect(sorted(again)).toEqual(newDeck(4).order);
      firsts.add(currentIndex(again));
    }
    expect([...firsts].toSorted()).toEqual([0, 1, 2]);
  });

  it('classroom mode with a single card keeps showing it, and never shows the end', () => {
    const deck = toggleShuffle(newDeck(1), Math.random);
    expect(currentIndex(moveToNext(deck))).toBe(0);
    expect(currentIndex(moveToPrevious(deck))).toBe(0);
  });
});
