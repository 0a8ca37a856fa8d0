import { atom } from 'nanostores';
import { $pageChange } from './page.ts';

/** A text for visitors to copy by hand if neither sharing nor the clipboard works. */
export const $textToCopy = atom<string | undefined>();

// It can be private, and the page that it belongs to is gone.
$pageChange.listen(() => $textToCopy.set(undefined));
