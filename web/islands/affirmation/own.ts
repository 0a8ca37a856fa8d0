import { deleteOwn } from '../../api/collection.ts';
import { onceAtATime } from '../site/once.ts';
import { removeRow } from '../site/row.ts';

/* Deletes an affirmation of the reader's own; the toast takes it back. */

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-delete-own]');
  if (!button) return;
  const id = Number(button.dataset['deleteOwn']);
  void onceAtATime(button, () =>
    removeRow(button, '[data-delete-own]', () => deleteOwn(id), { toast: 'ownDeleted', ids: [id] }),
  );
});
