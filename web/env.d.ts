import type { ErrorCode } from '#contract/error';
import type { Language } from '#contract/language';
import type { NoPrintSheet } from './logic/sheet.ts';

declare global {
  namespace App {
    interface Locals {
      /** The language of this page or call; set by the middleware. */
      language: Language;
      /** The page shows a draft to the holder of a key; the panel may frame it. */
      isPreview?: boolean;
      /** Why there is no PDF, for the page that says so in its place. */
      noPrintSheet?: NoPrintSheet;
      /** What the server knows of the request (web/server/renderer.ts); unset in `astro dev`. */
      requestId?: string;
      isBodyTooLarge?: boolean;
      errorCode?: ErrorCode;
    }
  }
}
