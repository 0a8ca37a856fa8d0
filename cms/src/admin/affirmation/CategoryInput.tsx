import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import type { InputProps } from '../../strapi/admin/inputs.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../shared/texts.ts';
import { nameOf, useCategory } from './use-category.ts';

/** Chooses the category of an affirmation. Strapi's own input offers all, and to create one. */
export function CategoryInput(props: InputProps) {
  const { name, label, labelAction, hint, required, disabled } = props;
  const { affirmation } = useTexts(textsByLanguage);
  const { current, options, error, choose } = useCategory(name);
  return (
    <Field.Root name={name} hint={hint} error={error} required={required ?? false}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <SingleSelect
        value={current?.documentId ?? ''}
        placeholder={affirmation.chooseCategory}
        disabled={disabled ?? false}
        onChange={(chosen) => {
          const category = options.find(({ documentId }) => documentId === chosen);
          if (category) choose(category);
        }}
      >
        {options.map((category) => (
          <SingleSelectOption key={category.documentId} value={category.documentId}>
            {nameOf(category)}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
