import { navigate } from 'astro:transitions/client';
import { deleteCollection } from '../../api/collection.ts';
import { showToast } from '../../stores/toast.ts';
import { onceAtATime } from '../site/once.ts';

/* Deletes the collection of the page; the toast, which comes along to the dashboard, takes it back. */

async function remove(id: number): Promise<void> {
  const failure = await deleteCollection(id);
  showToast(failure ?? 'collectionDeleted', failure ? {} : { ids: [id] });
  if (!failure || failure === 'gone') await navigate('/dashboard');
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[data-delete-collection]');
  if (!button) return;
  const id = Number(button.getAttribute('data-delete-collection'));
  void onceAtATime(button, () => remove(id));
});
