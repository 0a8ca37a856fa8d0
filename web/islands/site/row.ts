import type { Outcome } from '../../api/collection.ts';
import { showToast, type ShownToast } from '../../stores/toast.ts';
import { redraw } from './redraw.ts';

/**
 * Takes away the row of a list that a button stands in, once that is done on the server, and says so. The focus
 * goes on to the like button of a neighbour. Where it cannot be done a toast says why.
 */
export async function removeRow(
  button: Element,
  like: string,
  deed: () => Promise<Outcome>,
  said: ShownToast,
): Promise<void> {
  const row = button.closest('li');
  const failure = await deed();
  // Gone already, in another tab: then it goes here too.
  if (failure && failure !== 'gone') return showToast(failure);
  showToast(failure ?? said.toast, failure ? {} : said);
  const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector<HTMLElement>(
    like,
  );
  const hadFocus = row?.contains(document.activeElement);
  row?.remove();
  if (hadFocus) (next ?? document.querySelector<HTMLElement>('#content'))?.focus();
  await redraw();
}
