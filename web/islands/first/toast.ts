import { $toast, lastClicked, toastKey } from '../../stores/toast.ts';
import { onClick } from './on-click.ts';

/* Hydrates the toast's island (directives/intent.ts) for a toast of this page or of the previous one. */

onClick('*', (clicked) => (lastClicked.element = clicked), window);

const wakeToast = () => document.dispatchEvent(new Event('intent'));

$toast.listen((shown) => {
  if (shown) wakeToast();
});
document.addEventListener('astro:page-load', () => {
  try {
    if (sessionStorage.getItem(toastKey)) wakeToast();
  } catch {
    // Storage is blocked, so no toast was kept.
  }
});
