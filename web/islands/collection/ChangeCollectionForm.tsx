import type { Language } from '#contract/language';
import { changeCollection } from '../../api/collection.ts';
import { collectionTexts } from '../../i18n/collection.ts';
import { changeFormName, collectionRules } from '../../logic/collection.ts';
import type { SubmittedForm } from '../../logic/form.ts';
import type { CollectionSummary } from '../../logic/list-items.ts';
import { loginPath } from '../../logic/login-redirect.ts';
import { $unsavedForms } from '../../stores/owner.ts';
import { showToast } from '../../stores/toast.ts';
import { FormBox } from '../form/FormBox.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { useOnHydration } from '../shared/useOnHydration.ts';
import { CollectionFields } from './CollectionFields.tsx';

interface Props {
  language: Language;
  path: string;
  ownerId: number;
  collection: CollectionSummary;
  /** The form as the server returned it, without JavaScript. */
  sent?: SubmittedForm | undefined;
  /** Without JavaScript it is always open. */
  isOpen: boolean;
  /** Called if the form has restored a draft, which must be visible. */
  onDraftRestored: () => void;
  onChanged: (changed: CollectionSummary) => void;
}

export function ChangeCollectionForm(props: Props) {
  const { language, path, ownerId, collection, sent, isOpen, onDraftRestored, onChanged } = props;
  const t = collectionTexts[language];
  const form = useForm({
    name: changeFormName,
    rules: collectionRules,
    sent,
    ownerId,
    send: async (values) => onChanged(await changeCollection(collection.id, values)),
    onSuccess: () => showToast('collectionChanged'),
  });

  // After `useForm` has restored the draft.
  useOnHydration(() => {
    if ($unsavedForms.get().includes(changeFormName)) onDraftRestored();
  });

  return (
    <div
      id="change-form"
      className={`bg-card shadow-lift rounded-card mt-4 max-w-[40rem] px-5 py-6 sm:px-7 ${isOpen ? '' : 'hidden noscript:block'}`}
    >
      <FormBox
        form={form}
        language={language}
        path={path}
        loginHref={loginPath(path)}
        messages={{ failed: t.changeFailed, 'not-found': t.changeGone }}
      >
        <CollectionFields form={form} language={language} collection={collection} />
        <SubmitButton form={form} text={t.saveChanges} pendingText={t.savingChanges} />
      </FormBox>
    </div>
  );
}
