import type { FeaturedEntry } from '../../contract/featured.ts';
import { languages, type Language } from '../../contract/language.ts';
import { affirmationLimits } from '../../contract/limits.ts';

/** Whether readers see a featured affirmation, and otherwise why not. */
export type FeaturedStatus =
  | 'shown'
  | 'inEnglish'
  | 'onlyEnglish'
  | 'onlyFrench'
  | 'draft'
  | 'unfiled'
  | 'early'
  | 'over'
  | 'beyond';

const absent: readonly FeaturedStatus[] = ['draft', 'unfiled', 'early', 'over', 'beyond'];

/** The status of each entry, in the order of the list: each language of the site shows its first nine. */
export function statusesOf(entries: readonly FeaturedEntry[]): FeaturedStatus[] {
  const isCandidate = (entry: FeaturedEntry, language: Language) =>
    entry.period === 'current' && entry.visibleIn.includes(language);
  const first = new Map(
    languages.map((language) => [
      language,
      entries.filter((entry) => isCandidate(entry, language)).slice(0, affirmationLimits.featured),
    ]),
  );
  return entries.map((entry) => {
    const [english, french] = languages.map((language) => first.get(language)?.includes(entry));
    if (english && french) return entry.published.includes('fr') ? 'shown' : 'inEnglish';
    if (english) return 'onlyEnglish';
    if (french) return 'onlyFrench';
    if (entry.published.length === 0) return 'draft';
    if (entry.visibleIn.length === 0) return 'unfiled';
    return entry.period === 'current' ? 'beyond' : entry.period;
  });
}

export interface StatusOf {
  status: FeaturedStatus;
  entry: FeaturedEntry;
}

/** The affirmations among some documents that are featured but that readers of no language see on the home page. */
export function findAbsent(
  entries: readonly FeaturedEntry[],
  documentIds: readonly string[],
): StatusOf[] {
  const statuses = statusesOf(entries);
  return entries.flatMap((entry, index) => {
    const status = statuses[index];
    const isWanted = documentIds.includes(entry.documentId);
    return status && isWanted && absent.includes(status) ? [{ status, entry }] : [];
  });
}
