import { EmptyStateLayout } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { historyLimits, historyPage } from '../../contract/history.ts';
import { useFetch } from '../../admin/shared/use-fetch.ts';
import { Loading } from '../../admin/shared/Loading.tsx';
import { Pages } from '../../admin/shared/Pages.tsx';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { LoadError } from '../../admin/shared/LoadError.tsx';
import { HistoryTable } from './HistoryTable.tsx';

/** The audit log, newest first. */
export default function HistoryPage() {
  const { history } = useTexts(textsByLanguage);
  const [page, setPage] = useState(1);
  const { data, isLoading, failure, reload } = useFetch(`/panel/history?page=${page}`, historyPage);
  return (
    <Page.Main aria-busy={isLoading}>
      <Page.Title>{history.title}</Page.Title>
      <Layouts.Header title={history.title} subtitle={history.subtitle} />
      <Layouts.Content>
        {failure && <LoadError failure={failure} onRetry={reload} />}
        {!data && isLoading && <Loading />}
        {data?.entries.length === 0 && <EmptyStateLayout content={history.empty} />}
        {data && data.entries.length > 0 && <HistoryTable entries={data.entries} />}
        {data && (
          <Pages page={page} pages={Math.ceil(data.total / historyLimits.page)} onGo={setPage} />
        )}
      </Layouts.Content>
    </Page.Main>
  );
}
