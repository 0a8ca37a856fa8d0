import { category, type Category } from '#contract/category';
import type { Language } from '#contract/language';
import { getList } from './cms-client.ts';

/** All categories, starting with *All*. Throws `CmsError`. */
export async function listCategories(language: Language): Promise<Category[]> {
  const { rows } = await getList(category, '/api/categories', language);
  return rows;
}
