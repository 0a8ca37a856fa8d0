import { $favorites, toggleFavorite } from '../../stores/favorites.ts';
import { showToast } from '../../stores/toast.ts';

/* Handles all heart buttons of the page (islands/affirmation/HeartButton.tsx). */

const heartSelector = 'button[name=favorite]';

function showFavorites(): void {
  const ids = $favorites.get();
  for (const heart of document.querySelectorAll<HTMLButtonElement>(heartSelector))
    heart.setAttribute('aria-pressed', String(ids.includes(Number(heart.value))));
  const count = document.getElementById('favorites');
  if (count) count.textContent = String(ids.length || '');
}

// Before `client:intent`, which would hold the click until the card's island is hydrated.
addEventListener(
  'click',
  (event) => {
    const heart =
      event.target instanceof Element && event.target.closest<HTMLButtonElement>(heartSelector);
    if (!heart) return;
    event.stopPropagation();
    showToast(toggleFavorite(Number(heart.value)) ? 'favoriteAdded' : 'favoriteRemoved');
  },
  { capture: true },
);

$favorites.listen(showFavorites);
showFavorites();
document.addEventListener('astro:after-swap', showFavorites);
