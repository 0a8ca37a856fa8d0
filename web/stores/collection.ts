import { atom } from 'nanostores';
import type { Language } from '#contract/language';
import { queueCall, toFailedRequest } from '../api/client.ts';
import { fetchCollection, removeFromCollection, saveOrder } from '../api/collection.ts';
import type { CollectionWithItems } from '../logic/list-items.ts';
import { idsOf, isSameOrder, moveItem, reorderItems } from '../logic/order.ts';
import { refreshHeld } from './held.ts';
import { refreshSession } from './member.ts';
import { showToast } from './toast.ts';

interface CollectionState {
  collection: CollectionWithItems;
  /** Whether some of its items aren't loaded yet, or couldn't be. */
  missing?: 'loading' | 'failed' | undefined;
  /** Ids of the affirmations that are being removed. */
  removing: readonly number[];
  /** The collection was deleted, or the session has ended. */
  isUnavailable: boolean;
}

/** Applies a change to the page, which also restores the focus. */
type ApplyChange = (change: () => void) => void;

/**
 * The store of a collection's page. A move shows immediately, and is saved once all earlier calls have finished, with the
 * order that is shown by then.
 */
export function createCollectionStore(
  given: CollectionWithItems,
  language: Language,
  isComplete: boolean,
) {
  const $state = atom<CollectionState>({
    collection: given,
    missing: isComplete ? undefined : 'loading',
    removing: [],
    isUnavailable: false,
  });
  let savedOrder = idsOf(given.items);
  let isSaveQueued = false;
  let last = { given, language };

  const shown = () => $state.get().collection;
  const show = (change: Partial<CollectionWithItems>) =>
    $state.set({ ...$state.get(), collection: { ...shown(), ...change } });
  const setRemoving = (removing: readonly number[]) => $state.set({ ...$state.get(), removing });

  /** Shows the server's items, but keeps an order that isn't saved yet. */
  function showSaved(fresh: CollectionWithItems): void {
    const isSaved = isSameOrder(idsOf(shown().items), savedOrder);
    savedOrder = idsOf(fresh.items);
    show(isSaved ? fresh : { ...fresh, items: reorderItems(fresh.items, idsOf(shown().items)) });
  }

  /** Takes the props, which change with the language. If they aren't complete, loads all items. */
  function receiveProps(
    next: CollectionWithItems,
    nextLanguage: Language,
    isNextComplete: boolean,
  ): void {
    const isNew = next !== last.given;
    last = { given: next, language: nextLanguage };
    if (!isNextComplete) void reload();
    else if (isNew) showSaved(next);
  }

  function reload(apply: ApplyChange = (change) => change()): Promise<void> {
    return queueCall(async () => {
      const requested = last.language;
      try {
        const fresh = await fetchCollection(given.id, requested);
        if (requested !== last.language) return void reload(apply);
        apply(() => showSaved(fresh));
        $state.set({ ...$state.get(), missing: undefined });
      } catch (error) {
        const { status } = toFailedRequest(error);
        const { missing } = $state.get();
        // The header shows it, too.
        if (status === 401) void refreshSession();
        if (status === 401 || status === 404) $state.set({ ...$state.get(), isUnavailable: true });
        // Without a connection, the page keeps showing what it has.
        else $state.set({ ...$state.get(), missing: missing && 'failed' });
      }
    });
  }

  /** Moves an affirmation. Returns its new position, starting at 1; undefined if it is at that end already. */
  function move(id: number, step: -1 | 1): number | undefined {
    const items = moveItem(shown().items, id, step);
    if (items === shown().items) return undefined;
    show({ items });
    if (!isSaveQueued) void queueCall(saveShownOrder);
    isSaveQueued = true;
    return idsOf(items).indexOf(id) + 1;
  }

  async function saveShownOrder(): Promise<void> {
    isSaveQueued = false;
    const order = idsOf(shown().items);
    if (isSameOrder(order, savedOrder)) return;
    const failure = await saveOrder(given.id, order);
    if (!failure) {
      savedOrder = order;
      return;
    }
    show({ items: reorderItems(shown().items, savedOrder) });
    showToast(failure);
    void reload();
  }

  /** Removes an affirmation. Does nothing if it is already being removed. */
  function remove(id: number, apply: ApplyChange): void {
    if ($state.get().removing.includes(id)) return;
    setRemoving([...$state.get().removing, id]);
    void queueCall(async () => {
      const failure = await removeFromCollection(given.id, id);
      void refreshHeld();
      setRemoving($state.get().removing.filter((other) => other !== id));
      // If it was removed in another tab, it disappears here too.
      if (failure && failure !== 'gone') return showToast(failure);
      const order = idsOf(shown().items);
      savedOrder = savedOrder.filter((saved) => saved !== id);
      apply(() => show({ items: shown().items.filter((item) => item.id !== id) }));
      showToast(failure ?? 'itemRemoved', failure ? undefined : [given.id, id, ...order]);
      if (failure) void reload();
    });
  }

  return { $state, show, receiveProps, reload, move, remove };
}
