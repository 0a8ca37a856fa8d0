import { EmptyStateLayout } from '@strapi/design-system';
import { Layouts, Page, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { featuredEntry, type FeaturedEntry } from '../../contract/featured.ts';
import { useFetch, useFormatError } from '../../admin/shared/use-fetch.ts';
import { Loading } from '../../admin/shared/Loading.tsx';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { LoadError } from '../../admin/shared/LoadError.tsx';
import { FeaturedTable } from './FeaturedTable.tsx';
import { useFeature } from './feature.ts';

const entries = z.array(featuredEntry);

/** The featured affirmations, which can be reordered here. */
export default function FeaturedPage() {
  const { featured: texts } = useTexts(textsByLanguage);
  const { put } = useFetchClient();
  const [feature] = useFeature();
  const formatError = useFormatError();
  const { toggleNotification } = useNotification();
  const { data, isLoading, failure, reload } = useFetch('/panel/featured', entries);
  const [order, setOrder] = useState<readonly string[]>([]);
  const lastCall = useRef<Promise<unknown>>(Promise.resolve());
  const shown = sortByOrder(data ?? [], order);

  /** Runs calls one after the other, so that quick clicks cannot overtake each other. */
  const act = (call: () => Promise<unknown>) => {
    lastCall.current = lastCall.current
      .then(call)
      .catch((error: unknown) => {
        toggleNotification({ type: 'danger', message: formatError(error) });
        setOrder([]);
      })
      .then(reload);
  };
  const move = (documentId: string, by: 1 | -1) => {
    const ids = shown.map((entry) => entry.documentId);
    const index = ids.indexOf(documentId);
    const documentIds = ids.toSpliced(index, 1).toSpliced(index + by, 0, documentId);
    setOrder(documentIds);
    act(() => put('/panel/featured/order', { documentIds }));
  };
  const remove = (documentId: string) =>
    act(() => feature({ documentIds: [documentId], featured: false }).unwrap());

  return (
    <Page.Main aria-busy={isLoading}>
      <Page.Title>{texts.title}</Page.Title>
      <Layouts.Header title={texts.title} subtitle={texts.subtitle} />
      <Layouts.Content>
        {failure && <LoadError failure={failure} onRetry={reload} />}
        {!data && isLoading && <Loading />}
        {data?.length === 0 && <EmptyStateLayout content={texts.empty} />}
        {shown.length > 0 && <FeaturedTable entries={shown} onMove={move} onRemove={remove} />}
      </Layouts.Content>
    </Page.Main>
  );
}

/** Sorts entries by the order chosen here; the others keep their order at the end. */
function sortByOrder(
  given: readonly FeaturedEntry[],
  order: readonly string[],
): readonly FeaturedEntry[] {
  const positionOf = ({ documentId }: FeaturedEntry) =>
    order.includes(documentId) ? order.indexOf(documentId) : order.length;
  return given.toSorted((a, b) => positionOf(a) - positionOf(b));
}
