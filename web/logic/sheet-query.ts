import { z } from 'zod';
import type { Language } from '#contract/language';
import { positiveInteger } from '#contract/query';
import { maxPickedCards, papers, perPage, type CardsPerPage } from './sheet.ts';

/** A sheet as its address asks for it: nonsense is as by default, too many cards are cut off. */
const query = z.object({
  ids: z.array(positiveInteger).transform((ids) => [...new Set(ids)].slice(0, maxPickedCards)),
  /** A whole collection of its reader's, in place of single cards. */
  collection: positiveInteger.optional().catch(undefined),
  paper: z.enum(papers).catch('a4'),
  per: z
    .enum(['1', '2', '4', '8'])
    .transform((given) => perPage.find((per) => String(per) === given) ?? 4)
    .catch(4),
  ink: z.literal('saving').optional().catch(undefined),
  words: z.enum(['en', 'fr', 'both']).optional().catch(undefined),
});
/** An address can hold thousands of ids, and checking each would cost more than the page. */
const mostRead = 4 * maxPickedCards;

type Asked = z.infer<typeof query>;

export type Words = Language | 'both';
export type SheetQuery = Omit<Asked, 'words' | 'per'> & { words: Words; per: CardsPerPage };

/** Reads the address of a sheet. Without `words` it speaks the page's language. */
export function parseSheetQuery({ searchParams }: URL, language: Language): SheetQuery {
  const ids = searchParams
    .getAll('ids')
    .join()
    .split(',', mostRead)
    .filter((id) => positiveInteger.safeParse(id).success);
  const given = Object.fromEntries(searchParams);
  const asked = query.parse({ ...given, words: given['words'] ?? given['lang'], ids });
  return { ...asked, words: asked.words ?? language };
}

/** The query of a sheet's address. */
export function serializeSheetQuery(asked: SheetQuery): string {
  const { paper, per, ink, words } = asked;
  const pairs = { ...cardParameters(asked), paper, per: String(per), words, ...(ink && { ink }) };
  return `?${new URLSearchParams(pairs)}`;
}

/** What names the cards of a sheet in its address. */
export function cardParameters({ ids, collection }: SheetQuery): Record<string, string> {
  return collection === undefined ? { ids: ids.join() } : { collection: String(collection) };
}
