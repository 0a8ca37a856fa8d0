import { atom } from 'nanostores';

/** The open modal dialog, which shows the toast: everything outside it is inert. */
export const $dialog = atom<HTMLDialogElement | undefined>();
