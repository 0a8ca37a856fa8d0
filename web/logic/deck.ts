/** The order in which cards are shown, each by its place in the collection, and where in it one is. */
export interface Deck {
  order: readonly number[];
  at: number;
  isShuffled: boolean;
}

/** A number from 0 up to 1, as `Math.random` gives it. */
type Chance = () => number;

/** So many cards, in order, at the first. */
export function newDeck(count: number): Deck {
  return { order: Array.from({ length: count }, (_, place) => place), at: 0, isShuffled: false };
}

/** The place of the card that is shown. */
export const shownIn = ({ order, at }: Deck): number => order[at] ?? 0;

/** The next card; after the last one the first, and shuffled anew where they are shuffled. */
export function nextIn(deck: Deck, chance: Chance): Deck {
  const { order, at, isShuffled } = deck;
  if (at < order.length - 1) return { ...deck, at: at + 1 };
  return { ...deck, at: 0, order: isShuffled ? shuffledAgain(order, chance) : order };
}

/** The card before; before the first one the last. */
export function previousIn(deck: Deck): Deck {
  const { order, at } = deck;
  return { ...deck, at: (at || order.length) - 1 };
}

export const firstIn = (deck: Deck): Deck => ({ ...deck, at: 0 });
export const lastIn = (deck: Deck): Deck => ({ ...deck, at: deck.order.length - 1 });

/** Shuffles, or puts in order again. The card that is shown stays. */
export function toggleShuffle(deck: Deck, chance: Chance): Deck {
  const shown = shownIn(deck);
  if (deck.isShuffled) return { ...newDeck(deck.order.length), at: shown };
  const others = deck.order.filter((place) => place !== shown);
  return { order: [shown, ...shuffled(others, chance)], at: 0, isShuffled: true };
}

/** Never the same card twice running: the one that was last does not come first. */
function shuffledAgain(order: readonly number[], chance: Chance): number[] {
  const [first = 0, ...others] = shuffled(order, chance);
  if (first !== order.at(-1) || others.length === 0) return [first, ...others];
  const later = 1 + Math.floor(chance() * others.length);
  return [...others.slice(0, later), first, ...others.slice(later)];
}

/** No order is likelier than another (Fisher and Yates). */
function shuffled(order: readonly number[], chance: Chance): number[] {
  const mixed = [...order];
  for (let end = mixed.length - 1; end > 0; end -= 1) {
    const from = Math.floor(chance() * (end + 1));
    [mixed[end], mixed[from]] = [mixed[from] ?? 0, mixed[end] ?? 0];
  }
  return mixed;
}
