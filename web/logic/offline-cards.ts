import type { Affirmation } from '#contract/affirmation';
import type { Language } from '#contract/language';
import { pairVersions } from './affirmation.ts';
import { searchOffline, type OfflineContent } from './offline-content.ts';
import { maxPickedCards } from './sheet-limits.ts';
import { listingOf, listingParameters, type SheetQuery } from './sheet-query.ts';

export type OfflineContents = Readonly<Record<Language, OfflineContent>>;

/** The public cards that a query selects, each in those of the languages that it has. Searches in `searched`. */
export function offlineCards(
  contents: OfflineContents,
  query: SheetQuery,
  languages: readonly Language[],
  searched: Language,
): Affirmation[][] {
  const listing = listingOf(query);
  const ids = listing
    ? searchOffline(contents[searched], new URLSearchParams(listingParameters(listing)))
        .slice(0, maxPickedCards)
        .map(({ id }) => id)
    : query.ids;
  return pairVersions(
    languages.map((language) =>
      ids.flatMap((id) => contents[language].affirmations.find((each) => each.id === id) ?? []),
    ),
  );
}
