import { cacheTag } from '#contract/change';
import type { Language } from '#contract/language';
import type { ShareSubject } from '../logic/share-picture.ts';
import { findAffirmation } from './affirmation.ts';
import { listCategories } from './category.ts';

/** What the CMS gives for the share picture of an affirmation or a category, and the cache tags that invalidate it. */
export interface ShareSubjectDetails {
  /** The affirmation's text; undefined for a category. */
  text: string | undefined;
  /** The name of the affirmation's picture. */
  picture: string | undefined;
  category: string;
  color: string;
  tags: string[];
}

/** The affirmation or category that is shared, or null if it doesn't exist. Throws `CmsError`. */
export async function findShareSubject(
  { noun, id }: Exclude<ShareSubject, { page: unknown }>,
  language: Language,
): Promise<ShareSubjectDetails | null> {
  const [affirmation, categories] = await Promise.all([
    noun === 'affirmation' ? findAffirmation(id, language) : undefined,
    listCategories(language),
  ]);
  const categoryId = affirmation ? affirmation.categoryId : id;
  const category = categories.find((each) => each.id === categoryId);
  if (affirmation === null || !category) return null;
  return {
    text: affirmation?.text,
    picture: affirmation?.picture?.name,
    category: category.name,
    color: category.color,
    tags: [...(affirmation ? [cacheTag(noun, id)] : []), cacheTag('category')],
  };
}
