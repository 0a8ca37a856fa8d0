import { affirmation, affirmationLimits } from '#contract/affirmation';
import { fallbackLanguage } from '#contract/language';
import { positiveInteger } from '#contract/query';
import { affirmationsInPart } from '../logic/sitemap.ts';
import { getList } from './client.ts';

const rows = affirmationLimits.largestPage;
const pagesInPart = affirmationsInPart / rows;
/** Few enough that readers hardly notice a part being made. */
const atOnce = 4;

/** A page of all affirmations; each is there in every language (behavior L2). */
const readPage = (page: number) =>
  getList(affirmation, '/api/affirmations', fallbackLanguage, { page, pageSize: rows });

/** How many parts the sitemap of the affirmations has. Raises `CmsError`. */
export async function countParts(): Promise<number> {
  const { total } = await getList(affirmation, '/api/affirmations', fallbackLanguage, {
    page: 1,
    pageSize: 1,
  });
  return Math.max(1, Math.ceil(total / affirmationsInPart));
}

/** The ids of the affirmations in a part, counted from 1; none beyond the last. Raises `CmsError`. */
export async function idsInPart(part: number): Promise<number[]> {
  const first = (part - 1) * pagesInPart + 1;
  // No call knows so large a number.
  if (!positiveInteger.safeParse(String(first)).success) return [];
  const { rows: start, total } = await readPage(first);
  const last = Math.min(first + pagesInPart - 1, Math.ceil(total / rows));
  const ids = start.map(({ id }) => id);
  for (let page = first + 1; page <= last; page += atOnce) {
    const count = Math.min(atOnce, last - page + 1);
    const pages = await Promise.all(Array.from({ length: count }, (_, at) => readPage(page + at)));
    ids.push(...pages.flatMap((each) => each.rows.map(({ id }) => id)));
  }
  return ids;
}
