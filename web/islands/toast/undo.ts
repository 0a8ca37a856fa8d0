import type { ToastName } from '../../logic/toast.ts';
import { undoOf } from '../../logic/undo.ts';
import { takeBack } from '../../stores/collection.ts';
import { showToast } from '../../stores/toast.ts';
import { redraw } from '../site/redraw.ts';

/** Takes back what a toast tells of, says so, and shows it on a member's page. */
export async function undo(toast: ToastName, ids: readonly number[]): Promise<void> {
  const found = undoOf(toast, ids);
  if (!found) return;
  showToast(await takeBack(found));
  if (!location.pathname.startsWith('/dashboard')) return;
  await redraw();
  // The toast's button had the focus, and is gone.
  if (document.activeElement === document.body)
    document.getElementById(found.back)?.focus({ preventScroll: true });
}
