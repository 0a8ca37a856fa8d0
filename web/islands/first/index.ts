/*
 * The script of every page, for what must work before or at the first interaction. Everything else that changes after
 * loading is React, which is hydrated at the first interaction (directives/intent.ts).
 */
import './toast.ts';
import './card-transition.ts';
// Before show-page.ts, which sets its own loader.
import './load.ts';
import './show-page.ts';
import './chip-row.ts';
import './page-events.ts';
import './hearts.ts';
import './held.ts';
import './language.ts';
import './member.ts';
import './menu.ts';
import './search.ts';
import './service-worker.ts';
import './skeletons.ts';
import './speak.ts';
import './refresh-links.ts';
import './voices.ts';
