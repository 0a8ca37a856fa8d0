import { Combobox, ComboboxOption, Field } from '@strapi/design-system';
import { useDebounce } from '@strapi/strapi/admin';
import { useState } from 'react';
import { affirmationUid } from '../../contract/affirmation-uid.ts';
import { listSearch } from '../../contract/list-search.ts';
import type { InputProps } from '../../strapi/admin/inputs.ts';
import { entriesPath, relatedRows, type RelatedRow } from '../../strapi/admin/relation.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { textsByLanguage as sharedTexts } from '../shared/i18n/texts.ts';
import { useTexts } from '../shared/texts.ts';
import { useFetch } from '../shared/use-fetch.ts';
import { useRelation, withCurrent } from '../use-relation.ts';

const debounceMilliseconds = 300;

const textOf = ({ text }: RelatedRow): string => (typeof text === 'string' ? text : '');

/**
 * Chooses the affirmation of a week among those that readers see. Strapi's own input also offers drafts, with which a week
 * can't be published, and opens the affirmation in a window that loses what is typed there on a reload.
 */
export function AffirmationInput({
  name,
  label,
  labelAction,
  hint,
  required,
  disabled,
}: InputProps) {
  const { week } = useTexts(textsByLanguage);
  const { common } = useTexts(sharedTexts);
  const { current, params, error, choose } = useRelation(name, textOf);
  const [typed, setTyped] = useState<string>();
  // The text is searched for in two spellings, and the limit applies to both together.
  const search = (typed?.trim() ?? '').slice(0, listSearch.longest / 2);
  const wanted = useDebounce(search, debounceMilliseconds);
  const query = new URLSearchParams({ status: 'published', sort: 'text:ASC', pageSize: '20' });
  // Keyboards have straight apostrophes, and most texts typographic ones.
  for (const [index, apostrophe] of ["'", '’'].entries()) {
    const spelling = wanted.replaceAll(/['’]/g, apostrophe);
    if (wanted) query.set(`filters[$or][${index}][text][$containsi]`, spelling);
  }
  const { data, isLoading, failure } = useFetch(
    entriesPath(affirmationUid, params, String(query)),
    relatedRows,
  );
  const found = data?.results ?? [];
  const options = search ? found : withCurrent(found, current);
  return (
    <Field.Root name={name} hint={hint} error={error} required={required ?? false}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Combobox
        // The list has what the server found.
        autocomplete="none"
        value={current?.documentId ?? ''}
        placeholder={week.chooseAffirmation}
        textValue={typed ?? (current ? textOf(current) : '')}
        noOptionsMessage={() => failure ?? week.noAffirmation}
        loading={isLoading || search !== wanted}
        loadingMessage={common.loading}
        disabled={disabled ?? false}
        onOpenChange={(isOpen) => {
          if (!isOpen) setTyped(undefined);
        }}
        onFocus={(event) => event.currentTarget.select()}
        onInputChange={(event) => setTyped(event.currentTarget.value)}
        onChange={(chosen) => {
          const affirmation = options.find(({ documentId }) => documentId === chosen);
          if (affirmation) choose(affirmation);
        }}
      >
        {options.map((affirmation) => (
          <ComboboxOption
            key={affirmation.documentId}
            value={affirmation.documentId}
            textValue={textOf(affirmation)}
          >
            {textOf(affirmation)}
          </ComboboxOption>
        ))}
      </Combobox>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
