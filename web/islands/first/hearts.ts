import { $favorites, followFavorites, toggleFavorite } from '../../stores/favorites.ts';
import { showToast } from '../../stores/toast.ts';
import { idAt } from '../affirmation/card.ts';

/* The hearts of all cards of the page show what is stored. */

function show(): void {
  const ids = $favorites.get();
  for (const heart of document.querySelectorAll('[data-favorite]'))
    heart.setAttribute('aria-pressed', String(ids.includes(idAt(heart))));
}

document.addEventListener('click', ({ target }) => {
  const heart = target instanceof Element && target.closest('[data-favorite]');
  if (heart) showToast(toggleFavorite(idAt(heart)) ? 'favoriteAdded' : 'favoriteRemoved');
});

$favorites.listen(show);
followFavorites();
show();
document.addEventListener('astro:after-swap', show);
