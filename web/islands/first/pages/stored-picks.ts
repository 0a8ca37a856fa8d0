import { $picks } from '../../../stores/picks.ts';

// Picks from other pages hydrate the island, which shows them (directives/intent.ts).
document.addEventListener('astro:page-load', () => {
  if ($picks.get().length > 0) document.dispatchEvent(new Event('intent'));
});
