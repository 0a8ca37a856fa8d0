import { firstDesign, parseDesign } from '../logic/card.ts';
import { persistent } from './persistent.ts';

/** The new card in the card designer, which survives a reload. Each tab edits its own copy. */
export const $newDesign = persistent('card-design', firstDesign, {
  encode: JSON.stringify,
  decode: parseDesign,
  listen: false,
});
