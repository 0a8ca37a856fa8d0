import { collection, collectionDetail, type Collection, type CollectionDetail } from '#contract/collection';
import type { Language } from '#contract/language';
import { CmsError, getList, getOne } from './client.ts';

const path = '/api/dashboard/collections';

/** The reader's collections. Raises `CmsError`. */
export async function listCollections(reader: Request, language: Language): Promise<Collection[]> {
  const { rows } = await getList(collection, path, language, {}, reader);
  return rows;
}

/** One of the reader's collections with its affirmations, or null where there is none. Raises `CmsError`. */
export async function findCollection(
  id: number,
  reader: Request,
  language: Language,
): Promise<CollectionDetail | null> {
  try {
    return await getOne(collectionDetail, `${path}/${id}`, language, reader);
  } catch (error) {
    if (error instanceof CmsError && error.status === 404) return null;
    throw error;
  }
}
