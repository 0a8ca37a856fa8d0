import { $hashChange, $key } from '../../stores/page.ts';

/* Tells islands and stores what happens to the page. */

addEventListener('hashchange', (event) => $hashChange.set(event));

document.addEventListener('keydown', (event) => $key.set(event));

// Phones say only with this event that they have printed what islands/print/print.ts has added to the page.
addEventListener('afterprint', () => document.querySelector('body > [data-paper]')?.remove());
