import { takeOut } from '../../api/collection.ts';
import { onceAtATime } from '../site/once.ts';
import { removeRow } from '../site/row.ts';
import { move, orderOf } from './order.ts';
import { collectionHere } from './place.ts';

/* What is done with the affirmations of the page's collection: they are taken out, and moved. */

function takeAway(button: HTMLElement): Promise<void> {
  const collection = collectionHere();
  const id = Number(button.dataset['takeOut']);
  const ids = [collection, id, ...orderOf(button.closest('ol'))];
  return removeRow(button, '[data-take-out]', () => takeOut(collection, id), {
    toast: 'itemRemoved',
    ids,
  });
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const out = target.closest<HTMLElement>('[data-take-out]');
  if (out) void onceAtATime(out, () => takeAway(out));
  const arrow = target.closest<HTMLElement>('[data-move]');
  if (arrow) move(arrow);
});
