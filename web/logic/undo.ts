import type { ToastName } from './toast.ts';

/** An API call that undoes an action, or a part of it. */
export interface UndoCall {
  method: 'POST' | 'PUT';
  path: string;
  body?: Readonly<Record<string, unknown>>;
}

/** How an action is undone: the calls in order, and the toast afterward. */
export interface Undo {
  steps: readonly UndoCall[];
  done: ToastName;
  /** The element id of the restored item. */
  back: string;
}

/**
 * How to undo the action that a toast reports; undefined if it can't be undone.
 * @param ids The deleted entry; or the collection, the affirmation that was removed from it, and the collection's order.
 */
export function findUndo(name: ToastName, ids: readonly number[]): Undo | undefined {
  const [id, item, ...order] = ids;
  if (id === undefined) return undefined;
  if (name === 'collectionDeleted')
    return {
      steps: [restoration('collections', id)],
      done: 'collectionRestored',
      back: `collection-${id}`,
    };
  if (name === 'ownDeleted')
    return { steps: [restoration('affirmations', id)], done: 'ownRestored', back: `own-${id}` };
  if (name !== 'itemRemoved' || item === undefined) return undefined;
  const collection = `/api/dashboard/collections/${id}`;
  return {
    steps: [
      { method: 'POST', path: `${collection}/affirmations`, body: { affirmationId: item } },
      // The first call adds it at the end, so this one restores the order.
      { method: 'PUT', path: `${collection}/order`, body: { affirmationIds: order } },
    ],
    done: 'itemRestored',
    back: `view-${item}`,
  };
}

const restoration = (noun: 'collections' | 'affirmations', id: number): UndoCall => ({
  method: 'POST',
  path: `/api/dashboard/${noun}/${id}/restoration`,
});
