import { $toast } from '../../stores/toast.ts';

// A toast that has come along from the page before wakes the island that shows it (directives/intent.ts).
document.addEventListener('astro:page-load', () => {
  if ($toast.get()) document.dispatchEvent(new Event('intent'));
});
