/* All that answers a touch, on any page: it comes with the first one (touch.ts). */
import '../affirmation/carry-over.ts';
import '../affirmation/print.ts';
import '../affirmation/read-aloud.ts';
import '../affirmation/share.ts';
import '../auth/logout.ts';
import '../collection/save.ts';
import '../language/switch.ts';
import '../toast/toast.ts';
import './pending.ts';
import './retry.ts';
import './search.ts';
