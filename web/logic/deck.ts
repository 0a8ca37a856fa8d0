/** The order in which cards are shown, by their index in the collection, and the current position in it. */
export interface Deck {
  order: readonly number[];
  at: number;
  isShuffled: boolean;
}

/** `Math.random`, or a substitute in tests. */
type Random = () => number;

export function newDeck(count: number): Deck {
  return { order: Array.from({ length: count }, (_, place) => place), at: 0, isShuffled: false };
}

/** The index of the current card in the collection. */
export const currentIndex = ({ order, at }: Deck): number => order[at] ?? 0;

/** Moves to the next card; after the last one to the first, in a new order if the deck is shuffled. */
export function moveToNext(deck: Deck, random: Random): Deck {
  const { order, at, isShuffled } = deck;
  if (at < order.length - 1) return { ...deck, at: at + 1 };
  return { ...deck, at: 0, order: isShuffled ? reshuffled(order, random) : order };
}

/** Moves to the previous card; before the first one to the last. */
export function moveToPrevious(deck: Deck): Deck {
  const { order, at } = deck;
  return { ...deck, at: (at || order.length) - 1 };
}

export const moveToFirst = (deck: Deck): Deck => ({ ...deck, at: 0 });
export const moveToLast = (deck: Deck): Deck => ({ ...deck, at: deck.order.length - 1 });

/** Shuffles the deck, or restores its order. Keeps the current card. */
export function toggleShuffle(deck: Deck, random: Random): Deck {
  const shown = currentIndex(deck);
  if (deck.isShuffled) return { ...newDeck(deck.order.length), at: shown };
  const others = deck.order.filter((place) => place !== shown);
  return { order: [shown, ...shuffled(others, random)], at: 0, isShuffled: true };
}

/** Shuffles without putting the last card first, because it would show twice in a row. */
function reshuffled(order: readonly number[], random: Random): number[] {
  const [first = 0, ...others] = shuffled(order, random);
  if (first !== order.at(-1) || others.length === 0) return [first, ...others];
  const later = 1 + Math.floor(random() * others.length);
  return [...others.slice(0, later), first, ...others.slice(later)];
}

/** Fisher–Yates shuffle. */
function shuffled(order: readonly number[], random: Random): number[] {
  const result = [...order];
  for (let end = result.length - 1; end > 0; end -= 1) {
    const from = Math.floor(random() * (end + 1));
    [result[end], result[from]] = [result[from] ?? 0, result[end] ?? 0];
  }
  return result;
}
