import { EmptyStateLayout, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useMemo, useState } from 'react';
import { historyLimits, historyPage } from '../../contract/history.ts';
import { useFetch } from '../../admin/shared/use-fetch.ts';
import { Loading } from '../../admin/shared/Loading.tsx';
import { Pages } from '../../admin/shared/Pages.tsx';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { LoadError } from '../../admin/shared/LoadError.tsx';
import { PageHeader } from '../../admin/shared/PageHeader.tsx';
import { HistoryFilters, noFilter, type HistoryFilter } from './HistoryFilters.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import { boundsOf } from './periods.ts';

/** The audit log, newest first. */
export default function HistoryPage() {
  const { history } = useTexts(textsByLanguage);
  const [page, setPage] = useState(1);
  const [filter, setFilter] = useState(noFilter);
  const query = useMemo(() => queryOf(filter), [filter]);
  const { data, isLoading, failure, reload } = useFetch(
    `/panel/history?page=${page}${query}`,
    historyPage,
  );
  const change = (chosen: HistoryFilter) => {
    setFilter(chosen);
    setPage(1);
  };
  return (
    <Page.Main aria-busy={isLoading}>
      <Page.Title>{history.title}</Page.Title>
      <PageHeader title={history.title} subtitle={history.subtitle} section="versions" />
      <Layouts.Content>
        {failure && <LoadError failure={failure} onRetry={reload} />}
        {!data && isLoading && <Loading />}
        {data && (
          <Flex direction="column" alignItems="stretch" gap={4}>
            <HistoryFilters
              filter={filter}
              people={data.people}
              types={data.types}
              onChange={change}
            />
            <Typography role="status" textColor="neutral600">
              {history.found(data.total)}
            </Typography>
            {data.entries.length === 0 ? (
              <EmptyStateLayout content={filter === noFilter ? history.empty : history.noMatch} />
            ) : (
              <HistoryTable entries={data.entries} />
            )}
            <Pages page={page} pages={Math.ceil(data.total / historyLimits.page)} onGo={setPage} />
          </Flex>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

function queryOf({ by, noun, period }: HistoryFilter): string {
  const given = { ...(by && { by }), ...(noun && { noun }), ...boundsOf(period, new Date()) };
  return Object.entries(given)
    .map(([name, value]) => `&${name}=${encodeURIComponent(value)}`)
    .join('');
}
