import { affirmation, affirmationLimits, type Affirmation } from '#contract/affirmation';
import type { Language } from '#contract/language';
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

/** One affirmation, or null where there is none. Raises `CmsError`. */
export async function findAffirmation(id: number, language: Language): Promise<Affirmation | null> {
  try {
    return await getOne(affirmation, `/api/affirmations/${id}`, language);
  } catch (error) {
    if (error instanceof CmsError && error.status === 404) return null;
    throw error;
  }
}
