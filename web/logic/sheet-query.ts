import { z } from 'zod';
import type { Language } from '#contract/language';
import { positiveInteger } from '#contract/query';
import { maxPickedCards, papers, perPage, type CardsPerPage } from './sheet.ts';

/** The query of a print sheet. Invalid options get their defaults, and cards beyond the maximum are dropped. */
const query = z.object({
  ids: z.array(positiveInteger).transform((ids) => [...new Set(ids)].slice(0, maxPickedCards)),
  /** A whole collection of the member, instead of single cards. */
  collection: positiveInteger.optional().catch(undefined),
  /** The token of a class link, instead of either. An invalid one finds nothing. */
  class: z.string().optional(),
  paper: z.enum(papers).catch('a4'),
  per: z
    .enum(['1', '2', '4', '8'])
    .transform((given) => perPage.find((per) => String(per) === given) ?? 4)
    .catch(4),
  ink: z.literal('saving').optional().catch(undefined),
  words: z.enum(['en', 'fr', 'both']).optional().catch(undefined),
});
/** A URL can contain thousands of ids, and validating each would cost more than the page. */
const maxReadIds = 4 * maxPickedCards;

type Asked = z.infer<typeof query>;

export type SheetLanguage = Language | 'both';
export type SheetQuery = Omit<Asked, 'words' | 'per'> & { words: SheetLanguage; per: CardsPerPage };

/** Parses the URL of a sheet. Without `words` it is in the page's language. */
export function parseSheetQuery({ searchParams }: URL, language: Language): SheetQuery {
  const ids = searchParams
    .getAll('ids')
    .join()
    .split(',', maxReadIds)
    .filter((id) => positiveInteger.safeParse(id).success);
  const given = Object.fromEntries(searchParams);
  const sheetQuery = query.parse({ ...given, words: given['words'] ?? given['lang'], ids });
  return { ...sheetQuery, words: sheetQuery.words ?? language };
}

export function serializeSheetQuery(sheetQuery: SheetQuery): string {
  const { paper, per, ink, words } = sheetQuery;
  const pairs = {
    ...cardParameters(sheetQuery),
    paper,
    per: String(per),
    words,
    ...(ink && { ink }),
  };
  return `?${new URLSearchParams(pairs)}`;
}

/** The query parameters that select the cards of a sheet. */
export function cardParameters(sheetQuery: SheetQuery): Record<string, string> {
  const { ids, collection, class: token } = sheetQuery;
  if (token !== undefined) return { class: token };
  return collection === undefined ? { ids: ids.join() } : { collection: String(collection) };
}
