import { unstable_useDocument as useDocument, useIsDesktop } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useEntryParams } from '../../strapi/admin/entry-params.ts';

/**
 * Puts the cursor into the first field of a new entry or a new language, except on phones, where the keyboard would cover
 * the form.
 */
export function FocusFirst() {
  const { slug: model = '', id = '' } = useParams();
  const isWide = useIsDesktop();
  const entry = { collectionType: 'collection-types', model, documentId: id };
  const { document: saved } = useDocument(
    { ...entry, params: useEntryParams() },
    { skip: id === 'create' },
  );
  const isNew = id === 'create' || (saved !== undefined && saved.updatedAt === undefined);
  useEffect(() => {
    if (!isNew || !isWide) return;
    document
      .querySelector<HTMLElement>('main form [role="tabpanel"] :is(input, textarea)')
      ?.focus();
  }, [isNew, isWide]);
  return null;
}
