import { $hash } from '../../stores/hash.ts';

// From the address bar or a link within the page; tabs listen to it.
addEventListener('hashchange', () => {
  // Reset first, so that the same hash is announced again.
  $hash.set('');
  $hash.set(location.hash);
});
