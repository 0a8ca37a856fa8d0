import { inTab } from '../../stores/tab-storage.ts';
import { $toast, lastClicked, toastKey } from '../../stores/toast.ts';
import { onClick } from './on-click.ts';

/* Hydrates the toast's island (directives/intent.ts) for a toast of this page or of the previous one. */

onClick('*', (clicked) => (lastClicked.element = clicked), window);

const wakeToast = () => document.dispatchEvent(new Event('intent'));

$toast.listen((shown) => {
  if (shown) wakeToast();
});
document.addEventListener('astro:page-load', () => {
  if (inTab((tab) => tab.getItem(toastKey))) wakeToast();
});
