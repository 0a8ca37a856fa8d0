import type { Language } from '#contract/language';

declare global {
  namespace App {
    interface Locals {
      /** The language of this page or call; set by the middleware. */
      language: Language;
    }
  }
}
