import { Box, Button, EmptyStateLayout, Flex, Searchbar, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useDebounce } from '@strapi/strapi/admin';
import { useMemo, useState, type ReactNode } from 'react';
import type { z } from 'zod';
import { peopleLimits, peoplePage, type PeopleKind } from '../../contract/people.ts';
import { useFetch } from '../../admin/shared/use-fetch.ts';
import { useDownload } from '../../admin/shared/download.ts';
import { Loading } from '../../admin/shared/Loading.tsx';
import { Notice } from '../../admin/shared/Notice.tsx';
import { Pages } from '../../admin/shared/Pages.tsx';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { LoadError } from '../../admin/shared/LoadError.tsx';

const debounceMilliseconds = 300;

interface Props<Person extends z.ZodType> {
  kind: PeopleKind;
  person: Person;
  children: (found: readonly z.output<Person>[], onErased: () => void) => ReactNode;
}

/** A search with paginated results, which can also be exported as CSV. */
export function People<Person extends z.ZodType>({ kind, person, children }: Props<Person>) {
  const { people: texts } = useTexts(textsByLanguage);
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = (text: string) => {
    setTyped(text);
    setPage(1);
  };
  const q = encodeURIComponent(useDebounce(typed, debounceMilliseconds));
  const { data, isLoading, failure, reload } = useFetch(
    `/panel/${kind}?q=${q}&page=${page}`,
    useMemo(() => peoplePage(person), [person]),
  );
  const { download, busyWith, failure: failedDownload } = useDownload();

  return (
    <Flex direction="column" alignItems="stretch" gap={4} aria-busy={isLoading}>
      <Flex justifyContent="space-between" gap={4} wrap="wrap">
        <Box width="40rem" maxWidth="100%">
          <Searchbar
            name="q"
            value={typed}
            clearLabel={texts.clear}
            placeholder={texts.search[kind]}
            onChange={(event) => search(event.target.value)}
            onClear={() => search('')}
          >
            {texts.search[kind]}
          </Searchbar>
        </Box>
        <Button
          variant="secondary"
          startIcon={<Download />}
          loading={busyWith !== undefined}
          onClick={() => download(`/panel/${kind}/export?q=${q}`, `${kind}.csv`)}
        >
          {texts.exportAll}
        </Button>
      </Flex>
      {failedDownload && <Notice variant="danger">{failedDownload}</Notice>}
      {failure && <LoadError failure={failure} onRetry={reload} />}
      {data && (
        <Typography role="status" textColor="neutral600">
          {texts.found(data.total)}
        </Typography>
      )}
      {!data && isLoading && <Loading />}
      {data?.total === 0 && <EmptyStateLayout content={texts.none} />}
      {data && data.total > 0 && children(data.entries, reload)}
      {data && (
        <Pages page={page} pages={Math.ceil(data.total / peopleLimits.page)} onGo={setPage} />
      )}
    </Flex>
  );
}
