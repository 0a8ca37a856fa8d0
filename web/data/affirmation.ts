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
import { distinctVersions } from '../logic/affirmation.ts';
import { CmsError, getList, getOne, unlessMissing } from './client.ts';

/** One page of a category's affirmations, or of those that match `q`, and the count of all. Raises `CmsError`. */
export async function listAffirmations(
  asked: { categoryId: number; q: string | undefined; page: number },
  language: Language,
): Promise<{ affirmations: Affirmation[]; total: number }> {
  const query = { ...asked, pageSize: affirmationLimits.page };
  const { rows, total } = await getList(affirmation, '/api/affirmations', language, query);
  return { affirmations: rows, total };
}

/** The affirmations with these ids, in their order, the reader's own among them. Raises `CmsError`. */
export async function listNamedAffirmations(
  ids: readonly number[],
  language: Language,
  reader: Request,
): Promise<Affirmation[]> {
  const everybodys = ids.filter((id) => !isOwnAffirmation(id));
  const [shared, own] = await Promise.all([
    everybodys.length > 0
      ? getList(affirmation, '/api/affirmations', language, { ids: everybodys.join() })
      : { rows: [] },
    ids.some(isOwnAffirmation) ? listOwnUnlessStranger(reader, language) : [],
  ]);
  const byId = new Map([...shared.rows, ...own].map((each) => [each.id, each]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function listOwnUnlessStranger(reader: Request, language: Language) {
  try {
    return await listOwnAffirmations(reader, language);
  } catch (error) {
    if (error instanceof CmsError && error.status === errorStatus.unauthorized) return [];
    throw error;
  }
}

/** Today's featured affirmations, in the order of the editors. Raises `CmsError`. */
export async function featuredAffirmations(language: Language): Promise<Affirmation[]> {
  const { rows } = await getList(affirmation, '/api/affirmations/featured', language);
  return rows;
}

type Versions = readonly [Affirmation, ...Affirmation[]];

/**
 * One affirmation in a language, or in both, English first, where both are asked for and there is a French text; a
 * draft where the reader's address holds the key of a preview, or `over` where that key does not hold, or no longer.
 * Null where there is none for this reader. Raises `CmsError`.
 */
export async function findVersions(
  id: number,
  language: Language,
  both: boolean,
  reader: Request,
): Promise<Versions | null | 'over'> {
  const asked = both ? languages : [language];
  try {
    const found = await Promise.all(asked.map((each) => findAffirmation(id, each, reader)));
    const [first, ...others] = distinctVersions(found.filter((each) => each !== null));
    return first ? [first, ...others] : null;
  } catch (error) {
    if (error instanceof CmsError && error.status === 403) return 'over';
    throw error;
  }
}

/** One affirmation, or null where there is none: for everybody, or for a reader. Raises `CmsError`. */
export function findAffirmation(
  id: number,
  language: Language,
  reader?: Request,
): Promise<Affirmation | null> {
  return unlessMissing(getOne(affirmation, `/api/affirmations/${id}`, language, reader));
}

/** The affirmations that the reader has written. Raises `CmsError`. */
export async function listOwnAffirmations(
  reader: Request,
  language: Language,
): Promise<OwnAffirmation[]> {
  const { rows } = await getList(
    ownAffirmation,
    '/api/dashboard/affirmations',
    language,
    {},
    reader,
  );
  return rows;
}
