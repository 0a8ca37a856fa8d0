import type { ErrorCode } from '#contract/error';
import type { Language } from '#contract/language';
import type { NoPrintSheet } from './logic/sheet.ts';

declare global {
  namespace App {
    interface Locals {
      /** The language of this page or call; set by the middleware. */
      language: Language;
      /** Whether the page is a preview of a draft, which the panel can show in a frame. */
      isPreview?: boolean;
      /** Why there is no PDF, for the page that is shown instead. */
      noPrintSheet?: NoPrintSheet;
      /** Set by the server (web/server/renderer.ts), but not in `astro dev`. */
      requestId?: string;
      isBodyTooLarge?: boolean;
      errorCode?: ErrorCode;
    }
  }
}
