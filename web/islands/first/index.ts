/*
 * The one plain script: what must be right before or at the very first touch. Everything else that changes after
 * load is React, which wakes at the first touch (directives/intent.ts).
 */
import './toast.ts';
import './carry-over.ts';
// Before what brings a page of its own in place of the next one.
import './load.ts';
import './fresh-page.ts';
import './hash.ts';
import './hearts.ts';
import './language.ts';
import './member.ts';
import './menu.ts';
import './search.ts';
import './skeletons.ts';
import './refresh-links.ts';
import './undo-key.ts';
import './voices.ts';
