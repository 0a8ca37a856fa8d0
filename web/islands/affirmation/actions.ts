import type { Language } from '#contract/language';
import { firstOwnAffirmationId } from '#contract/limits';
import { affirmationTexts } from '../../i18n/affirmation.ts';
import { affirmationAddress, shareText, type Version } from '../../logic/share.ts';
import { printPage } from '../print/print.ts';
import { copy, share } from '../share/share.ts';

interface DisplayedAffirmation {
  id: number;
  /** The page's language. */
  language: Language;
  /** Whether both languages are shown. */
  both?: boolean;
}

/** Shares an affirmation in each language that is shown. */
export function shareAffirmation(
  { id, ...shown }: DisplayedAffirmation,
  versions: readonly Version[],
): void {
  const title = affirmationTexts[shown.language].shareTitle;
  const url = new URL(affirmationAddress(id, shown), location.href).href;
  // Only its author can open the page of a member’s own affirmation (behavior P11).
  void share({ title, text: shareText(versions), ...(id < firstOwnAffirmationId && { url }) });
}

export function copyLink({ id, ...shown }: DisplayedAffirmation): void {
  void copy(new URL(affirmationAddress(id, shown), location.href).href, 'linkCopied');
}

export function printAffirmation({ id, ...shown }: DisplayedAffirmation): void {
  printPage(affirmationAddress(id, shown, '/print'));
}
