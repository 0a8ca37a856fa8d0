import type { ToastName } from '../../logic/toast.ts';
import { takeBack } from '../../stores/collection.ts';
import { showToast } from '../../stores/toast.ts';
import { redraw } from '../site/redraw.ts';

/** Takes back what a toast tells of, says so, and shows it on a member's page. */
export async function undo(toast: ToastName, ids: readonly number[]): Promise<void> {
  showToast(await takeBack(toast, ids));
  if (location.pathname.startsWith('/dashboard')) await redraw();
}
