import { runUndo } from '../api/collection.ts';
import { findUndo, type Undo } from '../logic/undo.ts';
import { queueCall } from './call-queue.ts';
import { $restored } from './restored.ts';
import { $toast, showToast } from './toast.ts';

/** Undoes the action of the shown toast. Returns false if there is nothing to undo. */
export function undo(): boolean {
  const shown = $toast.get();
  const found = shown?.ids && findUndo(shown.toast, shown.ids);
  if (!found) return false;
  $toast.set(undefined);
  void restore(found);
  return true;
}

async function restore(found: Undo): Promise<void> {
  showToast(await queueCall(() => runUndo(found)));
  $restored.set({ back: found.back });
}
