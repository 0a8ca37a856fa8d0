import type { Language } from '#contract/language';
import { collectionTexts } from '../../i18n/collection.ts';
import type { CollectionSummary } from '../../logic/list-items.ts';
import { Field } from '../form/Field.tsx';
import type { Form } from '../form/useForm.ts';

interface Props {
  form: Form;
  language: Language;
  /** The initial values. */
  collection?: Omit<CollectionSummary, 'id'> | undefined;
}

export function CollectionFields({ form, language, collection }: Props) {
  const t = collectionTexts[language];
  return (
    <>
      <Field
        form={form}
        language={language}
        name="name"
        label={t.name}
        placeholder={t.nameExample}
        value={collection?.name}
        autoComplete="off"
        problems={{ 'too-short': t.nameTooShort, 'too-long': t.nameTooLong }}
      />
      <Field
        form={form}
        language={language}
        name="description"
        type="textarea"
        rows={2}
        label={t.description}
        placeholder={t.descriptionExample}
        value={collection?.description}
        isOptional
        problems={{ 'too-short': t.noVisibleText, 'too-long': t.descriptionTooLong }}
      />
    </>
  );
}
