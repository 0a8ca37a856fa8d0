import { describe, expect, it } from 'vitest';
import {
  firstIn,
  lastIn,
  newDeck,
  nextIn,
  previousIn,
  shownIn,
  toggleShuffle,
  type Deck,
} from '../../../web/logic/deck.ts';

const sorted = (deck: Deck) => deck.order.toSorted((a, b) => a - b);
/** Chances that a test can count on. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

describe('a deck', () => {
  it('goes round in order, forwards and back', () => {
    let deck = newDeck(3);
    const seen: number[] = [];
    for (let step = 0; step < 5; step += 1) {
      seen.push(shownIn(deck));
      deck = nextIn(deck, Math.random);
    }
    expect(seen).toEqual([0, 1, 2, 0, 1]);
    expect(shownIn(previousIn(newDeck(3)))).toBe(2);
    expect(shownIn(previousIn(lastIn(newDeck(3))))).toBe(1);
    expect(shownIn(firstIn(lastIn(newDeck(3))))).toBe(0);
  });

  it('is shuffled behind the card that is shown, and put in order around it', () => {
    const shuffled = toggleShuffle(nextIn(newDeck(30), Math.random), dice(7));
    expect([shownIn(shuffled), shuffled.at]).toEqual([1, 0]);
    expect(sorted(shuffled)).toEqual(newDeck(30).order);
    expect(shuffled.order).not.toEqual(newDeck(30).order);
    const moved = nextIn(shuffled, Math.random);
    const ordered = toggleShuffle(moved, Math.random);
    expect(ordered).toEqual({ ...newDeck(30), at: shownIn(moved) });
  });

  it.each([2, 3, 12])(
    'of %i never shows a card twice running, and all before one again',
    (count) => {
      const chance = dice(count);
      let deck = toggleShuffle(newDeck(count), chance);
      for (let round = 0; round < 300; round += 1) {
        const seen = new Set<number>();
        for (let step = 0; step < count; step += 1) {
          seen.add(shownIn(deck));
          const next = nextIn(deck, chance);
          expect(shownIn(next)).not.toBe(shownIn(deck));
          deck = next;
        }
        expect(seen.size).toBe(count);
      }
    },
  );

  it('begins each round with any card but the last', () => {
    const chance = dice(5);
    const firsts = new Set<number>();
    for (let round = 0; round < 200; round += 1) {
      const again = nextIn(lastIn({ ...newDeck(4), isShuffled: true }), chance);
      firsts.add(shownIn(again));
    }
    expect([...firsts].toSorted()).toEqual([0, 1, 2]);
  });

  it('of one card shows that one', () => {
    const deck = toggleShuffle(newDeck(1), Math.random);
    expect(shownIn(nextIn(deck, Math.random))).toBe(0);
    expect(shownIn(previousIn(deck))).toBe(0);
  });
});
