import { $favorites, toggleFavorite } from '../../stores/favorites.ts';
import { showToast } from '../../stores/toast.ts';

/* The hearts of all cards of the page (islands/affirmation/HeartButton.tsx) show what is stored. */

const isHeart = 'button[name=favorite]';

function show(): void {
  const ids = $favorites.get();
  for (const heart of document.querySelectorAll<HTMLButtonElement>(isHeart))
    heart.setAttribute('aria-pressed', String(ids.includes(Number(heart.value))));
}

// Before `client:intent`, which would hold the press until the card's island is awake.
addEventListener(
  'click',
  (event) => {
    const heart =
      event.target instanceof Element && event.target.closest<HTMLButtonElement>(isHeart);
    if (!heart) return;
    event.stopPropagation();
    showToast(toggleFavorite(Number(heart.value)) ? 'favoriteAdded' : 'favoriteRemoved');
  },
  { capture: true },
);

$favorites.listen(show);
show();
document.addEventListener('astro:after-swap', show);
