import { collectionRules } from '../../logic/collection.ts';
import { changeCollection } from '../../api/collection.ts';
import { showToast } from '../../stores/toast.ts';
import { joinForm } from '../form/form.ts';
import { redraw } from '../site/redraw.ts';
import { collectionHere } from './place.ts';

/* Renames and describes the collection of the page. The page holds the state itself: `aria-expanded` of a button. */

const opener = () => document.getElementById('change');
const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>('#change-form :is(input[id], textarea)'),
];

function setOpen(isOpen: boolean): void {
  opener()?.setAttribute('aria-expanded', String(isOpen));
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('#change')) return;
  const isOpen = opener()?.getAttribute('aria-expanded') === 'true';
  setOpen(!isOpen);
  if (!isOpen) fields()[0]?.focus();
});

joinForm('collection-change', {
  rules: collectionRules,
  send: (values) => changeCollection(collectionHere(), values),
  done: () => {
    showToast('collectionChanged');
    setOpen(false);
    opener()?.focus({ preventScroll: true });
    void redraw();
    return undefined;
  },
});

// What was typed when the session ended is in it again: that must be seen.
document.addEventListener('astro:page-load', () => {
  if (fields().some(({ value, defaultValue }) => value !== defaultValue)) setOpen(true);
});
