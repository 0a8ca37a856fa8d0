import { atom } from 'nanostores';
import type { Language } from '#contract/language';
import { refusedBy } from '../api/attempt.ts';
import { fetchCollection, removeFromCollection, saveOrder } from '../api/collection.ts';
import type { ShownCollection } from '../logic/listed.ts';
import { idsOf, isSameOrder, moved, reordered } from '../logic/order.ts';
import { inOrder } from './in-order.ts';
import { showToast } from './toast.ts';

interface CollectionState {
  collection: ShownCollection;
  /** Ids of the affirmations that are being taken out. */
  leaving: readonly number[];
  /** Its page can't stay: the collection was deleted, or the session has ended. */
  isLost: boolean;
}

/** How a change is shown; the page also looks after the focus. */
type Render = (change: () => void) => void;

/**
 * The collection of a page. A move shows at once; the server hears of it when all earlier calls have been answered,
 * and then only of the order that is shown by that time.
 */
export function createCollectionStore(given: ShownCollection, language: Language) {
  const $state = atom<CollectionState>({ collection: given, leaving: [], isLost: false });
  let savedOrder = idsOf(given.items);
  let isOrderWaiting = false;
  let last = { given, language };

  const shown = () => $state.get().collection;
  const show = (change: Partial<ShownCollection>) =>
    $state.set({ ...$state.get(), collection: { ...shown(), ...change } });
  const setLeaving = (leaving: readonly number[]) => $state.set({ ...$state.get(), leaving });

  /** Shows what the server has, in the order that is not saved yet, if there is one. */
  function showSaved(fresh: ShownCollection): void {
    const isSaved = isSameOrder(idsOf(shown().items), savedOrder);
    savedOrder = idsOf(fresh.items);
    show(isSaved ? fresh : { ...fresh, items: reordered(fresh.items, idsOf(shown().items)) });
  }

  /** Takes what the page was given, which comes again with another language. */
  function receive(next: ShownCollection, nextLanguage: Language): void {
    if (next === last.given) return;
    last = { given: next, language: nextLanguage };
    showSaved(next);
  }

  function reload(render: Render = (change) => change()): Promise<void> {
    return inOrder(async () => {
      const asked = last.language;
      try {
        const fresh = await fetchCollection(given.id, asked);
        if (asked === last.language) render(() => showSaved(fresh));
        else void reload(render);
      } catch (error) {
        const { status } = refusedBy(error);
        // Where nobody can be asked now, what is shown stays.
        if (status === 401 || status === 404) $state.set({ ...$state.get(), isLost: true });
      }
    });
  }

  /** Moves an affirmation. Returns its new place, counted from 1; undefined where it is at that end already. */
  function move(id: number, step: -1 | 1): number | undefined {
    const items = moved(shown().items, id, step);
    if (items === shown().items) return undefined;
    show({ items });
    if (!isOrderWaiting) void inOrder(saveShownOrder);
    isOrderWaiting = true;
    return idsOf(items).indexOf(id) + 1;
  }

  async function saveShownOrder(): Promise<void> {
    isOrderWaiting = false;
    const order = idsOf(shown().items);
    if (isSameOrder(order, savedOrder)) return;
    const failure = await saveOrder(given.id, order);
    if (!failure) {
      savedOrder = order;
      return;
    }
    show({ items: reordered(shown().items, savedOrder) });
    showToast(failure);
    void reload();
  }

  /** Takes an affirmation out, once. */
  function takeOut(id: number, render: Render): void {
    if ($state.get().leaving.includes(id)) return;
    setLeaving([...$state.get().leaving, id]);
    void inOrder(async () => {
      const failure = await removeFromCollection(given.id, id);
      setLeaving($state.get().leaving.filter((leaving) => leaving !== id));
      // Gone already, in another tab: then it goes here too.
      if (failure && failure !== 'gone') return showToast(failure);
      const order = idsOf(shown().items);
      savedOrder = savedOrder.filter((saved) => saved !== id);
      render(() => show({ items: shown().items.filter((item) => item.id !== id) }));
      showToast(failure ?? 'itemRemoved', failure ? undefined : [given.id, id, ...order]);
      if (failure) void reload();
    });
  }

  return { $state, show, receive, reload, move, takeOut };
}
