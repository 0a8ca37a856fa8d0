import { languageKey } from '#contract/language';
import { previewKey } from '#contract/preview';

/** The query parameter for both languages at once. */
export const bothLanguagesKey = 'both';

/** An affirmation in one language. */
export interface Version {
  text: string;
  description: string;
}

/** The shared text: the affirmation, a dash and its description (behavior P11); one line per language. */
export function shareText(versions: readonly Version[]): string {
  return versions
    .map(({ text, description }) => (description ? `${text} - ${description}` : text))
    .join('\n');
}

/** The path of an affirmation in one language or both, below `root`. */
export function affirmationAddress(
  id: number,
  { language, both = false }: { language: string; both?: boolean },
  root = '/affirmations',
): string {
  return `${root}/${id}?${new URLSearchParams({ [languageKey]: language, ...(both && { [bothLanguagesKey]: '1' }) })}`;
}

/** The path of an affirmation in the visitor's language or both, or with a preview key the path of its draft. */
export function affirmationPath(id: number, both: boolean, preview: string | null = null): string {
  const query = new URLSearchParams({
    ...(both && { [bothLanguagesKey]: '1' }),
    ...(preview && { [previewKey]: preview }),
  });
  return query.size > 0 ? `/affirmations/${id}?${query}` : `/affirmations/${id}`;
}

export function wantsBothLanguages(address: URL): boolean {
  return address.searchParams.get(bothLanguagesKey) === '1';
}
