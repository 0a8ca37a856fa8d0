import { atom } from 'nanostores';
import { failureOf, failureToast, queueCall, sendJson } from '../api/client.ts';
import type { ToastName } from '../logic/toast.ts';
import { refreshHeld } from './held.ts';
import { $pageChange } from './page.ts';
import { $toast, showToast } from './toast.ts';

/** An API call that undoes an action, or a part of it. */
interface UndoCall {
  method: 'POST' | 'PUT';
  path: string;
  body?: Readonly<Record<string, unknown>>;
}

/** How an action is undone: the calls in order, and the toast afterward. */
interface Undo {
  steps: readonly UndoCall[];
  done: ToastName;
  /** The element id of the restored item. */
  back: string;
}

/** The element id of an item that an undo has restored. Its list reloads and resets this. */
export const $restored = atom<string | undefined>();

// Another page already contains the restored item.
$pageChange.listen(() => $restored.set(undefined));

/** Undoes the action of the shown toast. */
export function undo(): void {
  const shown = $toast.get();
  const found = shown?.ids && findUndo(shown.toast, shown.ids);
  if (!found) return;
  $toast.set(undefined);
  void restore(found);
}

async function restore(found: Undo): Promise<void> {
  showToast(await queueCall(() => makeCalls(found)));
  void refreshHeld();
  $restored.set(found.back);
}

/** Resolves to the toast about the result. */
async function makeCalls({ steps, done }: Undo): Promise<ToastName> {
  for (const { method, path, body } of steps) {
    const failed = await failureOf(() => sendJson(method, path, body));
    // A conflict means that it has been restored already; the next step puts it in its place.
    if (failed && failed.code !== 'conflict') return failureToast(failed);
  }
  return done;
}

/**
 * How to undo the action that a toast reports; undefined if it can't be undone (behavior K2).
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
