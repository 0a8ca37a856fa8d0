import { atom } from 'nanostores';

/** One sentence for the visitor. A quiet one is only spoken: whoever sees the page sees it anyway. */
export interface Notice {
  text: string;
  quiet: boolean;
}

export const $notice = atom<Notice | undefined>();
