import { $hash } from '../../stores/hash.ts';

// Typed into the address, or from a link within the page: tabs follow it.
addEventListener('hashchange', () => {
  // The same one again counts as well.
  $hash.set('');
  $hash.set(location.hash);
});
