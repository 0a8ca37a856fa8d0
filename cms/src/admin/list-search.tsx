import { SearchForm, Searchbar } from '@strapi/design-system';
import { useQueryParams, withEncodedUserParams, type StrapiApp } from '@strapi/strapi/admin';
import { useState, type FormEvent } from 'react';
import { useParams } from 'react-router-dom';
import { addAboveLists } from '../strapi/admin/content-manager.ts';
import { nounOfUid } from '../contract/main-fields.ts';
import { textsByLanguage } from './i18n/texts.ts';
import { useTexts } from './shared/texts.ts';

/** Adds a search above the lists of content. Strapi's own, which `views` turns off, hides behind an icon. */
export function addListSearch(app: StrapiApp): void {
  addAboveLists(app, 'search', ListSearch);
}

const searchKey = '_q';
type Query = Partial<Record<string, string>>;

function ListSearch() {
  const { slug = '' } = useParams();
  const [{ query }] = useQueryParams<Query>();
  // The text is typed anew in another list, and when a search has been ended elsewhere.
  const searched = query?.[searchKey] ?? '';
  return nounOfUid(slug) && <Search key={`${slug} ${searched}`} searched={searched} />;
}

function Search({ searched }: { searched: string }) {
  const { content } = useTexts(textsByLanguage);
  const [{ query }, setQuery] = useQueryParams<Query>();
  const [text, setText] = useState(searched);
  const search = (wanted: string) => {
    const changed = { [searchKey]: wanted ? encodeURIComponent(wanted) : undefined, page: '1' };
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
