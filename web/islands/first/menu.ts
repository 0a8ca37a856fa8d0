import { onClick } from './on-click.ts';

/* The menu on phones is a popover, which the browser opens and closes. A link in it closes it before its page has loaded. */
onClick('#menu a', () => document.getElementById('menu')?.hidePopover());
