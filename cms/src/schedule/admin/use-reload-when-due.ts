import { unstable_useDocument as useDocument } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useEntryParams } from '../../strapi/admin/entry-params.ts';
import { useUpcomingTimes } from './scheduled.ts';

/** The schedule looks every second for what is due. */
const publishingMilliseconds = 3000;
/** Browsers run timers that are longer at once. */
const longestTimer = 2 ** 31 - 1;

/** Loads the entry in the form again once its time to be published or unpublished has come. */
export function useReloadWhenDue(): void {
  const { slug: model = '', id } = useParams();
  const { saved } = useUpcomingTimes();
  const documentId = id === 'create' ? undefined : id;
  const { refetch } = useDocument(
    { collectionType: 'collection-types', model, documentId, params: useEntryParams() },
    { skip: !documentId },
  );
  const [, setReloads] = useState(0);
  const times = [saved.publishAt, saved.unpublishAt].flatMap((time) => time?.getTime() ?? []);
  const due = Math.min(...times);
  useEffect(() => {
    const delay = due - Date.now() + publishingMilliseconds;
    if (delay > longestTimer) return undefined;
    const timer = setTimeout(() => {
      // Also if the entry can't be loaded now.
      setReloads((last) => last + 1);
      void refetch();
    }, delay);
    return () => clearTimeout(timer);
  }, [due, refetch]);
}
