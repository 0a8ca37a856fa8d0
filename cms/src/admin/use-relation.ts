import { unstable_useDocument as useDocument, useField } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useEntryParams } from '../strapi/admin/entry-params.ts';
import {
  changedTo,
  relatedRows,
  relationPath,
  relationTo,
  type RelatedRow,
} from '../strapi/admin/relation.ts';
import { useFetch } from './shared/use-fetch.ts';

/** The entry that a field of the form relates to, the form's parameters, and a function that chooses another entry. */
export function useRelation(field: string, nameOf: (row: RelatedRow) => string) {
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
  const { value, error, onChange } = useField<unknown>(field);

  const saved = documentId ? data?.results[0] : undefined;
  const [picked, setPicked] = useState<RelatedRow>();
  // What has just been saved stays in sight until it has loaded.
  const current = changedTo(value) ?? ((isLoading && picked) || saved);
  return {
    current,
    params,
    error,
    choose(wanted: RelatedRow) {
      setPicked(wanted);
      onChange(field, relationTo(wanted, saved, nameOf(wanted)));
    },
  };
}

/** The entries to choose from, with the chosen one, which may not be among those that were found. */
export function withCurrent(
  found: readonly RelatedRow[],
  current: RelatedRow | undefined,
): readonly RelatedRow[] {
  const isFound = found.some(({ documentId }) => documentId === current?.documentId);
  return current && !isFound ? [current, ...found] : found;
}
