import { affirmation, affirmationLimits } from '#contract/affirmation';
import { fallbackLanguage } from '#contract/language';
import { positiveInteger } from '#contract/query';
import { affirmationsInPart } from '../logic/sitemap.ts';
import { getList } from './cms-client.ts';

const pageSize = affirmationLimits.largestPage;
const pagesInPart = affirmationsInPart / pageSize;
/** Parallel requests to the CMS, few enough not to slow down visitors. */
const batchSize = 4;

/** A page of all affirmations. Every language has all of them (behavior L4), so one language is enough. */
const readPage = (page: number) =>
  getList(affirmation, '/api/affirmations', fallbackLanguage, { page, pageSize });

/** The number of parts of the affirmations' sitemap. Throws `CmsError`. */
export async function countParts(): Promise<number> {
  const { total } = await getList(affirmation, '/api/affirmations', fallbackLanguage, {
    page: 1,
    pageSize: 1,
  });
  return Math.max(1, Math.ceil(total / affirmationsInPart));
}

/** The ids of the affirmations in a part (parts start at 1); empty beyond the last part. Throws `CmsError`. */
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
