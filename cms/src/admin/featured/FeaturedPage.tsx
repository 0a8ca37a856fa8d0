import { EmptyStateLayout } from '@strapi/design-system';
import { Layouts, Page, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { z } from 'zod';
import { featuredEntry } from '../../contract/curation.ts';
import { useAnswer, useExplain } from '../panel/call.ts';
import { Loading } from '../panel/Loading.tsx';
import { useTexts } from '../panel/texts.ts';
import { Trouble } from '../panel/Trouble.tsx';
import { FeaturedTable } from './FeaturedTable.tsx';
import { useFeature } from './feature.ts';

const entries = z.array(featuredEntry);

/** What is featured, in its order, which changes here. */
export default function FeaturedPage() {
  const { featured: texts } = useTexts();
  const { put } = useFetchClient();
  const [feature] = useFeature();
  const explain = useExplain();
  const { toggleNotification } = useNotification();
  const { data, isLoading, failure, reload } = useAnswer('/panel/featured', entries);
  const [isBusy, setBusy] = useState(false);
  const ids = (data ?? []).map(({ documentId }) => documentId);

  const act = async (call: Promise<unknown>) => {
    setBusy(true);
    try {
      await call;
    } catch (error) {
      toggleNotification({ type: 'danger', message: explain(error) });
    } finally {
      setBusy(false);
      reload();
    }
  };
  const move = (documentId: string, by: 1 | -1) => {
    const at = ids.indexOf(documentId);
    const order = ids.toSpliced(at, 1).toSpliced(at + by, 0, documentId);
    if (!isBusy) void act(put('/panel/featured/order', { documentIds: order }));
  };
  const remove = (documentId: string) =>
    void act(feature({ documentIds: [documentId], featured: false }).unwrap());

  return (
    <Page.Main aria-busy={isLoading || isBusy}>
      <Page.Title>{texts.title}</Page.Title>
      <Layouts.Header title={texts.title} subtitle={texts.subtitle} />
      <Layouts.Content>
        {failure && <Trouble failure={failure} onRetry={reload} />}
        {!data && isLoading && <Loading />}
        {data?.length === 0 && <EmptyStateLayout content={texts.empty} />}
        {data && data.length > 0 && (
          <FeaturedTable entries={data} onMove={move} onRemove={remove} />
        )}
      </Layouts.Content>
    </Page.Main>
  );
}
