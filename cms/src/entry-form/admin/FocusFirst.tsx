import { useIsDesktop } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';

/** Puts the cursor into the first field of a new entry, except on phones, where the keyboard would cover the form. */
export function FocusFirst() {
  const { id } = useParams();
  const isWide = useIsDesktop();
  useEffect(() => {
    if (id !== 'create' || !isWide) return;
    document
      .querySelector<HTMLElement>('main form [role="tabpanel"] :is(input, textarea)')
      ?.focus();
  }, [id, isWide]);
  return null;
}
