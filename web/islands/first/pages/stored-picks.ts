import { $picks } from '../../../stores/picks.ts';

// Picks of other pages show by themselves: they wake the island (directives/intent.ts).
document.addEventListener('astro:page-load', () => {
  if ($picks.get().length > 0) document.dispatchEvent(new Event('intent'));
});
