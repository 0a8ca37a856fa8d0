import { unstable_useDocument as useDocument, useField } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useEntryParams } from '../../strapi/admin/entry-params.ts';
import {
  changedTo,
  entriesPath,
  relatedRows,
  relationPath,
  relationTo,
  type RelatedRow,
} from '../../strapi/admin/relation.ts';
import { useFetch } from '../shared/use-fetch.ts';

const categoryUid = 'api::category.category';
/** The category of all affirmations has them by itself. */
const choosable = 'filters[coversAll][$eq]=false&sort=name:ASC&pageSize=100';

export const nameOf = ({ name }: RelatedRow): string => (typeof name === 'string' ? name : '');

/** The category of the affirmation in the form, those to choose from, and a function that chooses one. */
export function useCategory(field: string) {
  const { slug: model = '', id = '' } = useParams();
  const params = useEntryParams();
  const documentId = id === 'create' ? undefined : id;
  const { document } = useDocument(
    { collectionType: 'collection-types', model, documentId, params },
    { skip: !documentId },
  );
  const { data, isLoading } = useFetch(
    documentId && relationPath(model, documentId, field, params),
    relatedRows,
    String(document?.updatedAt ?? ''),
  );
  const categories =
    useFetch(entriesPath(categoryUid, params, choosable), relatedRows).data?.results ?? [];
  const { value, error, onChange } = useField<unknown>(field);

  const saved = documentId ? data?.results[0] : undefined;
  const [picked, setPicked] = useState<RelatedRow>();
  // What has just been saved stays in sight until it has loaded.
  const current = changedTo(value) ?? ((isLoading && picked) || saved);
  const isListed = categories.some((each) => each.documentId === current?.documentId);
  return {
    current,
    options: current && !isListed ? [current, ...categories] : categories,
    error,
    choose(wanted: RelatedRow) {
      setPicked(wanted);
      onChange(field, relationTo(wanted, saved, nameOf(wanted)));
    },
  };
}
