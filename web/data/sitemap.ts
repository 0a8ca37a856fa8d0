import { affirmation, affirmationLimits } from '#contract/affirmation';
import { fallbackLanguage } from '#contract/language';
import { positiveInteger } from '#contract/query';
import { affirmationsInPart } from '../logic/sitemap.ts';
import { getList } from './cms-client.ts';

const pageSize = affirmationLimits.largestPage;
const pagesInPart = affirmationsInPart / pageSize;
/** Parallel requests to the CMS, few enough not to slow down visitors. */
const batchSize = 4;

/** A page of all affirmations; each is there in every language (behavior L2). */
const readPage = (page: number) =>
  getList(affirmation, '/api/affirmations', fallbackLanguage, { page, pageSize });

/** How many parts the sitemap of the affirmations has. Throws `CmsError`. */
export async function countParts(): Promise<number> {
  const { total } = await getList(affirmation, '/api/affirmations', fallbackLanguage, {
    page: 1,
    pageSize: 1,
  });
  return Math.max(1, Math.ceil(total / affirmationsInPart));
}

/** The ids of the affirmations in a part, counted from 1; none beyond the last. Throws `CmsError`. */
export async function idsInPart(part: number): Promise<number[]> {
  const first = (part - 1) * pagesInPart + 1;
  // Beyond the largest page number that the API accepts.
  if (!positiveInteger.safeParse(String(first)).success) return [];
  const { rows: start, total } = await readPage(first);
  const last = Math.min(first + pagesInPart - 1, Math.ceil(total / pageSize));
  const ids = start.map(({ id }) => id);
  for (let page = first + 1; page <= last; page += batchSize) {
    const count = Math.min(batchSize, last - page + 1);
    const pages = await Promise.all(
      Array.from({ length: count }, (_, index) => readPage(page + index)),
    );
    ids.push(...pages.flatMap((result) => result.rows.map(({ id }) => id)));
  }
  return ids;
}
