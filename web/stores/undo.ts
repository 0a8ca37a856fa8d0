import { runUndo } from '../api/collection.ts';
import { undoOf, type Undo } from '../logic/undo.ts';
import { inOrder } from './in-order.ts';
import { $restored } from './restored.ts';
import { $toast, showToast } from './toast.ts';

/** Undoes what the shown toast tells of, and says so. False where there is nothing to undo. */
export function undo(): boolean {
  const shown = $toast.get();
  const found = shown?.ids && undoOf(shown.toast, shown.ids);
  if (!found) return false;
  $toast.set(undefined);
  void restore(found);
  return true;
}

async function restore(found: Undo): Promise<void> {
  showToast(await inOrder(() => runUndo(found)));
  $restored.set({ back: found.back });
}
