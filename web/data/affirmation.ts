import { affirmation, affirmationLimits, type Affirmation } from '#contract/affirmation';
import { languages, type Language } from '#contract/language';
import { CmsError, getList, getOne } from './client.ts';

/** One page of a category's affirmations, or of those that match `q`, and the count of all. Raises `CmsError`. */
export async function listAffirmations(
  asked: { categoryId: number; q: string | undefined; page: number },
  language: Language,
): Promise<{ affirmations: Affirmation[]; total: number }> {
  const query = { ...asked, pageSize: affirmationLimits.page };
  const { rows, total } = await getList(affirmation, '/api/affirmations', language, query);
  return { affirmations: rows, total };
}

/** Today's featured affirmations, in the order of the editors. Raises `CmsError`. */
export async function featuredAffirmations(language: Language): Promise<Affirmation[]> {
  const { rows } = await getList(affirmation, '/api/affirmations/featured', language);
  return rows.slice(0, affirmationLimits.featured);
}

type Versions = readonly [Affirmation, ...Affirmation[]];

/**
 * One affirmation in a language, or in both, English first, where both are asked for and there is a French text; a
 * draft where a preview's key says so. Null where there is none. Raises `CmsError`.
 */
export async function findVersions(
  id: number,
  language: Language,
  both: boolean,
  preview: string | null = null,
): Promise<Versions | null> {
  const asked = both ? languages : [language];
  const found = await Promise.all(asked.map((each) => findAffirmation(id, each, preview)));
  const [first, ...others] = found.filter((each) => each !== null);
  // Where a translation is missing both answers are the English one.
  return first ? [first, ...others.filter(({ lang }) => lang !== first.lang)] : null;
}

/** What the holder of a preview's key sees, or `over` where the key does not hold, or no longer. Raises `CmsError`. */
export async function findPreview(
  ...asked: [id: number, language: Language, both: boolean, preview: string]
): Promise<Versions | null | 'over'> {
  try {
    return await findVersions(...asked);
  } catch (error) {
    if (error instanceof CmsError && error.status === 403) return 'over';
    throw error;
  }
}

/** One affirmation, a draft where a preview's key says so, or null where there is none. Raises `CmsError`. */
export async function findAffirmation(
  id: number,
  language: Language,
  preview?: string | null,
): Promise<Affirmation | null> {
  try {
    return await getOne(affirmation, `/api/affirmations/${id}`, language, undefined, preview);
  } catch (error) {
    if (error instanceof CmsError && error.status === 404) return null;
    throw error;
  }
}
