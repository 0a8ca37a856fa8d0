import { $toast, toastKey } from '../../stores/toast.ts';

/* A toast wakes the island that shows it (directives/intent.ts): one of this page, or of the page before. */

const wakeToast = () => document.dispatchEvent(new Event('intent'));

$toast.listen((shown) => {
  if (shown) wakeToast();
});
document.addEventListener('astro:page-load', () => {
  try {
    if (sessionStorage.getItem(toastKey)) wakeToast();
  } catch {
    // Forbidden: none was kept.
  }
});
