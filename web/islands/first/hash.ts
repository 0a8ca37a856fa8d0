import { $hash } from '../../stores/hash.ts';

// Fired by the address bar and by links within the page. Tabs listen to the store.
addEventListener('hashchange', () => {
  // Reset first, so that listeners are also called for the same hash.
  $hash.set('');
  $hash.set(location.hash);
});
