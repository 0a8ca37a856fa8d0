/** The order in which cards are shown, by their index in the collection, and the current position in it. */
export interface Deck {
  order: readonly number[];
  at: number;
  isShuffled: boolean;
}

/** Returns a number like `Math.random`. */
type Chance = () => number;

export function newDeck(count: number): Deck {
  return { order: Array.from({ length: count }, (_, place) => place), at: 0, isShuffled: false };
}

/** The index of the current card in the collection. */
export const shownIn = ({ order, at }: Deck): number => order[at] ?? 0;

/** Moves to the next card; after the last one to the first, in a new order where the deck is shuffled. */
export function nextIn(deck: Deck, chance: Chance): Deck {
  const { order, at, isShuffled } = deck;
  if (at < order.length - 1) return { ...deck, at: at + 1 };
  return { ...deck, at: 0, order: isShuffled ? shuffledAgain(order, chance) : order };
}

/** Moves to the previous card; before the first one to the last. */
export function previousIn(deck: Deck): Deck {
  const { order, at } = deck;
  return { ...deck, at: (at || order.length) - 1 };
}

export const firstIn = (deck: Deck): Deck => ({ ...deck, at: 0 });
export const lastIn = (deck: Deck): Deck => ({ ...deck, at: deck.order.length - 1 });

/** Shuffles the deck, or sorts it again. The current card stays. */
export function toggleShuffle(deck: Deck, chance: Chance): Deck {
  const shown = shownIn(deck);
  if (deck.isShuffled) return { ...newDeck(deck.order.length), at: shown };
  const others = deck.order.filter((place) => place !== shown);
  return { order: [shown, ...shuffled(others, chance)], at: 0, isShuffled: true };
}

/** The last card shown does not come first, or it would appear twice in a row. */
function shuffledAgain(order: readonly number[], chance: Chance): number[] {
  const [first = 0, ...others] = shuffled(order, chance);
  if (first !== order.at(-1) || others.length === 0) return [first, ...others];
  const later = 1 + Math.floor(chance() * others.length);
  return [...others.slice(0, later), first, ...others.slice(later)];
}

/** Fisher–Yates shuffle. */
function shuffled(order: readonly number[], chance: Chance): number[] {
  const mixed = [...order];
  for (let end = mixed.length - 1; end > 0; end -= 1) {
    const from = Math.floor(chance() * (end + 1));
    [mixed[end], mixed[from]] = [mixed[from] ?? 0, mixed[end] ?? 0];
  }
  return mixed;
}
