/** The order in which cards are shown, by their index in the collection, and the current position in it. */
export interface Deck {
  order: readonly number[];
  /** As large as the number of cards once all of several cards have been shown. */
  at: number;
  isShuffled: boolean;
}

/** `Math.random`, or a substitute in tests. */
type Random = () => number;

export function newDeck(count: number): Deck {
  return { order: Array.from({ length: count }, (_, place) => place), at: 0, isShuffled: false };
}

/** The index of the current card in the collection, or undefined at the end. */
export const currentIndex = ({ order, at }: Deck): number | undefined => order[at];

/** Whether all cards have been shown. A single card has no end. */
export const isAtEnd = ({ order, at }: Deck): boolean => at >= order.length;

/** Moves to the next card, and after the last one to the end. */
export function moveToNext(deck: Deck): Deck {
  const { order, at } = deck;
  const last = order.length > 1 ? order.length : 0;
  return { ...deck, at: Math.min(at + 1, last) };
}

/** Moves to the previous card, or stays at the first one. */
export const moveToPrevious = (deck: Deck): Deck => ({ ...deck, at: Math.max(deck.at - 1, 0) });

export const moveToFirst = (deck: Deck): Deck => ({ ...deck, at: 0 });
export const moveToLast = (deck: Deck): Deck => ({ ...deck, at: deck.order.length - 1 });

/** Shuffles the deck, or restores its order. Keeps the current card. At the end, starts again in a new order. */
export function toggleShuffle(deck: Deck, random: Random): Deck {
  const shown = currentIndex(deck);
  if (shown === undefined)
    return { order: reshuffled(deck.order, random), at: 0, isShuffled: true };
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
