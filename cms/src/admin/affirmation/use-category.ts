import { entriesPath, relatedRows, type RelatedRow } from '../../strapi/admin/relation.ts';
import { useFetch } from '../shared/use-fetch.ts';
import { useRelation, withCurrent } from '../use-relation.ts';

const categoryUid = 'api::category.category';
/** The category of all affirmations has them by itself. */
const choosable = 'filters[coversAll][$eq]=false&sort=name:ASC&pageSize=100';

export const nameOf = ({ name }: RelatedRow): string => (typeof name === 'string' ? name : '');

/** The category of the affirmation in the form, those to choose from, and a function that chooses one. */
export function useCategory(field: string) {
  const { current, params, error, choose } = useRelation(field, nameOf);
  const found = useFetch(entriesPath(categoryUid, params, choosable), relatedRows).data?.results;
  return { current, options: withCurrent(found ?? [], current), error, choose };
}
