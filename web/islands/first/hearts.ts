import { $favorites, toggleFavorite } from '../../stores/favorites.ts';
import { showToast } from '../../stores/toast.ts';
import { onClick } from './on-click.ts';

/*
 * Handles all heart buttons of the page (islands/affirmation/HeartButton.tsx), and how many favorites the header shows
 * (behavior P14).
 */

const heartSelector = 'button[name=favorite]';

function showFavorites(): void {
  const ids = $favorites.get();
  for (const heart of document.querySelectorAll<HTMLButtonElement>(heartSelector))
    heart.ariaPressed = String(ids.includes(Number(heart.value)));
  const count = document.getElementById('favorites');
  if (count) count.textContent = String(ids.length || '');
}

onClick<HTMLButtonElement>(
  heartSelector,
  (heart, event) => {
    event.stopPropagation();
    showToast(toggleFavorite(Number(heart.value)) ? 'favoriteAdded' : 'favoriteRemoved');
  },
  // Before `client:intent`, which would hold the click until the card's island is hydrated.
  window,
);

$favorites.listen(showFavorites);
showFavorites();
document.addEventListener('astro:after-swap', showFavorites);
