import { languageKey } from '#contract/language';
import { previewKey } from '#contract/preview';

/** The parameter of an address that asks for both languages at once. */
export const bothKey = 'both';

/** What an affirmation says in one language. */
export interface Version {
  text: string;
  description: string;
}

/** The text that is shared: the affirmation's, a dash, then its description (behavior P11); one line for each language. */
export function shareText(versions: readonly Version[]): string {
  return versions
    .map(({ text, description }) => (description ? `${text} - ${description}` : text))
    .join('\n');
}

/** Where an affirmation stands, in a language or in both, below `root` (a path of this site). */
export function affirmationAddress(
  id: number,
  { language, both = false }: { language: string; both?: boolean },
  root = '/affirmations',
): string {
  return `${root}/${id}?${new URLSearchParams({ [languageKey]: language, ...(both && { [bothKey]: '1' }) })}`;
}

/** Where an affirmation stands in the reader's own language, or in both; its draft where a preview's key is given. */
export function affirmationPath(id: number, both: boolean, preview: string | null = null): string {
  const asked = new URLSearchParams({
    ...(both && { [bothKey]: '1' }),
    ...(preview && { [previewKey]: preview }),
  });
  return asked.size > 0 ? `/affirmations/${id}?${asked}` : `/affirmations/${id}`;
}

/** Whether an address asks for both languages at once. */
export function wantsBothLanguages(address: URL): boolean {
  return address.searchParams.get(bothKey) === '1';
}
