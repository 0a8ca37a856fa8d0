import type { Language } from '#contract/language';
import { createCollection } from '../../api/collection.ts';
import { collectionTexts } from '../../i18n/collection.ts';
import { collectionRules } from '../../logic/collection.ts';
import type { SubmittedForm } from '../../logic/form.ts';
import { refreshHeld } from '../../stores/held.ts';
import { showToast } from '../../stores/toast.ts';
import { FormBox } from '../form/FormBox.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { ButtonLink } from '../shared/Button.tsx';
import { CollectionFields } from './CollectionFields.tsx';

interface Props {
  language: Language;
  /** Path and query of the page. */
  path: string;
  loginHref: string;
  ownerId: number;
  /** The name of a collection that is copied from a class link. */
  copiedName?: string | undefined;
  /** The ids of its first affirmations. */
  affirmationIds: readonly number[];
  /** Where to go after creating it or on Cancel. */
  next: string;
  /** The form as the server returned it, without JavaScript. */
  sent?: SubmittedForm | undefined;
}

export function NewCollectionForm(props: Props) {
  const { language, path, loginHref, ownerId, affirmationIds, copiedName, next, sent } = props;
  const t = collectionTexts[language];
  const form = useForm({
    name: 'collection',
    rules: collectionRules,
    sent,
    ownerId,
    send: (values) => createCollection(values, affirmationIds),
    onSuccess: (toast) => {
      void refreshHeld();
      showToast(toast);
      return next;
    },
  });

  const initial = copiedName === undefined ? undefined : { name: copiedName, description: '' };

  return (
    <FormBox
      form={form}
      language={language}
      path={path}
      loginHref={loginHref}
      messages={{ failed: t.createFailed }}
    >
      <CollectionFields form={form} language={language} collection={initial} />
      <div className="flex flex-wrap-reverse gap-3">
        <ButtonLink href={next} variant="line">
          {t.cancel}
        </ButtonLink>
        <SubmitButton form={form} text={t.create} pendingText={t.creating} />
      </div>
    </FormBox>
  );
}
