import * as en from './en.ts';
import * as fr from './fr.ts';

export const textsByLanguage = { en, fr };

/** What the server says about a spreadsheet. */
export type SpreadsheetTexts = typeof en.messages;
