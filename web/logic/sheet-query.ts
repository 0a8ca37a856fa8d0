import { z } from 'zod';
import type { Language } from '#contract/language';
import { positiveInteger } from '#contract/query';
import { maxPickedCards } from './sheet-limits.ts';
import { formats, papers, perPage, type CardsPerPage } from './sheet.ts';

/** The query of a print sheet. Invalid options get their defaults, and cards beyond the maximum are dropped. */
const query = z.object({
  ids: z.array(positiveInteger).transform((ids) => [...new Set(ids)].slice(0, maxPickedCards)),
  /** A whole collection of the member, instead of single cards. */
  collection: positiveInteger.optional().catch(undefined),
  paper: z.enum(papers).catch('a4'),
  format: z.enum(formats).catch('cards'),
  /** Follows the number of cards if it isn't given. */
  per: z
    .enum(['1', '2', '4', '8'])
    .transform((given) => perPage.find((per) => String(per) === given))
    .optional()
    .catch(undefined),
  /** The sentence for adults under each affirmation. */
  adults: z.literal('yes').optional().catch(undefined),
  ink: z.literal('saving').optional().catch(undefined),
  words: z.enum(['en', 'fr', 'both']).optional().catch(undefined),
});
/** A URL can contain thousands of ids, and validating each would cost more than the page. */
const maxReadIds = 4 * maxPickedCards;

type Asked = z.infer<typeof query>;

export type SheetLanguage = Language | 'both';
export type SheetQuery = Omit<Asked, 'words' | 'per'> & {
  words: SheetLanguage;
  per: CardsPerPage | undefined;
};

/** Parses the URL of a sheet. Without `words` it is in the page's language. */
export function parseSheetQuery({ searchParams }: URL, language: Language): SheetQuery {
  const ids = searchParams
    .getAll('ids')
    .join()
    .split(',', maxReadIds)
    .filter((id) => positiveInteger.safeParse(id).success);
  const given = Object.fromEntries(searchParams);
  const sheetQuery = query.parse({ ...given, words: given['words'] ?? given['lang'], ids });
  return { ...sheetQuery, per: sheetQuery.per, words: sheetQuery.words ?? language };
}

/** The query parameters that select the cards of a sheet. */
export function cardParameters({
  ids,
  collection,
}: Pick<SheetQuery, 'ids' | 'collection'>): Record<string, string> {
  return collection === undefined ? { ids: ids.join() } : { collection: String(collection) };
}
