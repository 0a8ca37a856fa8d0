import { Flex, SearchForm, Searchbar } from '@strapi/design-system';
import {
  deepEncodeQueryValues,
  useQueryParams,
  withEncodedUserParams,
  type StrapiApp,
} from '@strapi/strapi/admin';
import { useState, type FormEvent } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { addAboveLists } from '../strapi/admin/content-manager.ts';
import { z } from 'zod';
import { contentTypes, hasDrafts } from '../contract/change.ts';
import { listSearch } from '../contract/list-search.ts';
import { nounOfUid } from '../contract/main-fields.ts';
import { textsByLanguage } from './i18n/texts.ts';
import { FilterSelect } from './shared/FilterSelect.tsx';
import { textsByLanguage as sharedTexts } from './shared/i18n/texts.ts';
import { useTexts } from './shared/texts.ts';

interface Filters {
  displayedFilters: readonly { name: string }[];
}

/**
 * Adds a search and a filter by status above the lists of content. Strapi's own search, which `views` turns off, hides
 * behind an icon, and its filter by status among the fields.
 */
export function addListSearch(app: StrapiApp): void {
  addAboveLists(app, 'search', ListSearch);
  app.registerHook('Admin/CM/pages/ListView/inject-in-filters', (list: Filters) => ({
    ...list,
    displayedFilters: list.displayedFilters.filter(({ name }) => name !== statusFilter),
  }));
}

type Query = Partial<Record<string, string>>;

const statusFilter = '__status';
const byStatus = z
  .object({ [statusFilter]: z.object({ $eq: z.string() }) })
  .transform((filter) => filter[statusFilter].$eq);
const filtered = z
  .object({ filters: z.object({ $and: z.array(z.looseObject({})) }) })
  .transform(({ filters }) => filters.$and)
  .catch([]);

function ListSearch() {
  const { slug = '' } = useParams();
  const [{ query }] = useQueryParams<Query>();
  // The text is typed anew in another list, and when a search has been ended elsewhere.
  const searched = query?.[listSearch.parameter] ?? '';
  const noun = nounOfUid(slug);
  if (!noun) return null;
  return (
    <Tools gap={2}>
      {contentTypes.some((type) => type === noun && hasDrafts[type]) && (
        <StatusFilter noun={noun} />
      )}
      <Search key={`${slug} ${searched}`} searched={searched} />
    </Tools>
  );
}

/* In a narrow window, a line of their own. */
const Tools = styled(Flex)`
  @media (max-width: 767px) {
    order: 1;
    width: 100%;

    form {
      flex: 1;
    }
  }
`;

function StatusFilter({ noun }: { noun: string }) {
  const { content } = useTexts(textsByLanguage);
  const { common } = useTexts(sharedTexts);
  const { scheduled: _scheduled, ...unscheduled } = common.statuses;
  const [{ query = {} }, setQuery] = useQueryParams<Record<string, unknown>>();
  const filters = filtered.parse(query);
  const [status = ''] = filters.flatMap((each) => byStatus.safeParse(each).data ?? []);
  const others = filters.filter((each) => !byStatus.safeParse(each).success);
  const filter = (wanted: string) => {
    const $and = wanted ? [...others, { [statusFilter]: { $eq: wanted } }] : others;
    setQuery({
      ...withEncodedUserParams(query, {}),
      filters: deepEncodeQueryValues({ $and }),
      page: '1',
    });
  };
  return (
    <FilterSelect
      label={common.status}
      value={status}
      options={[
        ['', content.anyStatus],
        ...Object.entries(noun === 'affirmation' ? common.statuses : unscheduled),
      ]}
      onChange={filter}
    />
  );
}

function Search({ searched }: { searched: string }) {
  const { content } = useTexts(textsByLanguage);
  const [{ query }, setQuery] = useQueryParams<Query>();
  const [text, setText] = useState(searched);
  const search = (wanted: string) => {
    const changed = {
      [listSearch.parameter]: wanted ? encodeURIComponent(wanted) : undefined,
      page: '1',
    };
    setQuery(withEncodedUserParams(query ?? {}, changed));
  };
  return (
    <SearchForm
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        search(text.trim());
      }}
    >
      <Searchbar
        name="search"
        size="S"
        value={text}
        maxLength={listSearch.longest}
        placeholder={content.search}
        clearLabel={content.clearSearch}
        onChange={(event) => setText(event.target.value)}
        onClear={() => search('')}
      >
        {content.search}
      </Searchbar>
    </SearchForm>
  );
}
