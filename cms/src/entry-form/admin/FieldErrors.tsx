import { unstable_useDocument as useDocument, useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { requiredTexts } from '../../contract/required-texts.ts';
import { hasVisibleText } from '../../contract/text.ts';
import { textsByLanguage } from '../../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';

const valueOf = (values: object, name: string): unknown =>
  Object.entries(values).find(([key]) => key === name)?.[1];

/**
 * Adds the required texts that are missing to the errors of a draft, because Strapi's form leaves them to the server,
 * which is asked only once all others are mended (behavior T2). Removes the error of a field once its value changes:
 * Strapi keeps it until the next save.
 */
export function FieldErrors() {
  const { content } = useTexts(textsByLanguage);
  const { values, errors, setErrors } = useForm('FieldErrors', (form) => form);
  const { slug: model = '' } = useParams();
  const { schema } = useDocument({ collectionType: 'collection-types', model }, { skip: true });
  const wrong = useRef({ errors, values });
  useEffect(() => {
    const isRefused = wrong.current.errors !== errors && Object.keys(errors).length > 0;
    if (wrong.current.errors !== errors) wrong.current = { errors, values };
    const empty =
      isRefused && schema?.options?.draftAndPublish
        ? requiredTexts(schema.attributes).filter(
            (name) => !(name in errors) && !hasVisibleText(String(valueOf(values, name) ?? '')),
          )
        : [];
    const { values: refused } = wrong.current;
    const left = Object.entries(errors).filter(
      ([name]) => valueOf(values, name) === valueOf(refused, name),
    );
    if (empty.length === 0 && left.length === Object.keys(errors).length) return;
    wrong.current.errors = Object.fromEntries([
      ...left,
      ...empty.map((name) => [name, content.required]),
    ]);
    setErrors(wrong.current.errors);
  }, [values, errors, setErrors, schema, content]);
  return null;
}
