import { z } from 'zod';
import {
  affirmation,
  affirmationLimits,
  isOwnAffirmation,
  ownAffirmation,
  type Affirmation,
  type OwnAffirmation,
} from '#contract/affirmation';
import { errorStatus } from '#contract/error';
import { languages, type Language } from '#contract/language';
import { distinctVersions, type AffirmationOfPage } from '../logic/affirmation.ts';
import type { Filter } from '../logic/listing.ts';
import { CmsError, getList, getOne, nullIfNotFound } from './cms-client.ts';

/** One page of a category's affirmations, or of search results, with the total. Throws `CmsError`. */
export async function listAffirmations(
  filter: Partial<Filter> & {
    categoryId: number;
    q: string | undefined;
    page: number;
    order?: 'mixed';
  },
  language: Language,
  pageSize: number = affirmationLimits.page,
): Promise<{ affirmations: Affirmation[]; total: number }> {
  const query = { ...filter, pageSize };
  const { rows, total } = await getList(affirmation, '/api/affirmations', language, query);
  return { affirmations: rows, total };
}

/** Keywords that are similar to a search text and find something, the most similar first. Throws `CmsError`. */
export async function listSimilarKeywords(q: string, language: Language): Promise<string[]> {
  const { rows } = await getList(z.string(), '/api/affirmations/keywords', language, { q });
  return rows;
}

/** The affirmations with these ids, in this order, including the member's own. Throws `CmsError`. */
export async function listAffirmationsByIds(
  ids: readonly number[],
  language: Language,
  request: Request,
): Promise<Affirmation[]> {
  const publicIds = ids.filter((id) => !isOwnAffirmation(id));
  const [published, own] = await Promise.all([
    publicIds.length > 0
      ? getList(affirmation, '/api/affirmations', language, { ids: publicIds.join() })
      : { rows: [] },
    ids.some(isOwnAffirmation) ? listOwnOrNone(request, language) : [],
  ]);
  const byId = new Map([...published.rows, ...own].map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function listOwnOrNone(request: Request, language: Language) {
  try {
    return await listOwnAffirmations(request, language);
  } catch (error) {
    if (error instanceof CmsError && error.status === errorStatus.unauthorized) return [];
    throw error;
  }
}

/** Today's featured affirmations, in the order that editors chose. Throws `CmsError`. */
export async function listFeaturedAffirmations(language: Language): Promise<Affirmation[]> {
  const { rows } = await getList(affirmation, '/api/affirmations/featured', language);
  return rows;
}

/** Own ones have the design of their card. */
const affirmationOfPage = affirmation.extend({ card: ownAffirmation.shape.card.optional() });

type Versions = readonly [AffirmationOfPage, ...AffirmationOfPage[]];

/**
 * Finds an affirmation in one language, or with `both` also in the other one if it is translated, English first. With a
 * preview key in the URL, returns the draft, or `preview-over` if the key is invalid or expired. Null if there is no such
 * affirmation that this visitor can see. Throws `CmsError`.
 */
export async function findVersions(
  id: number,
  language: Language,
  both: boolean,
  request: Request,
): Promise<Versions | null | 'preview-over'> {
  const requestedLanguages = both ? languages : [language];
  try {
    const found = await Promise.all(
      requestedLanguages.map((each) => findAffirmation(id, each, request)),
    );
    const [first, ...others] = distinctVersions(found.filter((each) => each !== null));
    return first ? [first, ...others] : null;
  } catch (error) {
    if (error instanceof CmsError && error.status === 403) return 'preview-over';
    throw error;
  }
}

/** One affirmation, or null. With `request`, its visitor's own ones are found too. Throws `CmsError`. */
export function findAffirmation(
  id: number,
  language: Language,
  request?: Request,
): Promise<AffirmationOfPage | null> {
  return nullIfNotFound(getOne(affirmationOfPage, `/api/affirmations/${id}`, language, request));
}

/** The member's own affirmations. Throws `CmsError`. */
export async function listOwnAffirmations(
  request: Request,
  language: Language,
): Promise<OwnAffirmation[]> {
  const { rows } = await getList(
    ownAffirmation,
    '/api/dashboard/affirmations',
    language,
    {},
    request,
  );
  return rows;
}
