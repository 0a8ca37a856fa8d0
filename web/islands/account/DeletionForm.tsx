import { deleteAccount } from '../../api/account.ts';
import { accountTexts } from '../../i18n/account.ts';
import { deletionRules } from '../../logic/auth.ts';
import { endSession } from '../../stores/session.ts';
import { showToast } from '../../stores/toast.ts';
import { FormBox } from '../form/FormBox.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import type { MemberFormProps } from './member-form.ts';

interface Props extends MemberFormProps {
  email: string;
}

/** Collapsed by default, so that no one deletes their account by accident. */
export function DeletionForm({ language, path, loginHref, ownerId, sent, email }: Props) {
  const { deletion: t, wrongPassword } = accountTexts[language];
  const form = useForm({
    name: 'deletion',
    rules: deletionRules,
    sent,
    ownerId,
    send: async (values) => {
      await deleteAccount(values);
      endSession();
    },
    onSuccess: () => {
      showToast('accountDeleted');
      return '/';
    },
  });

  return (
    <details open={sent?.form === form.name}>
      <summary className="text-coral ring-coral inline-flex min-h-12 cursor-pointer items-center rounded-full px-6 py-2 font-bold ring-2 ring-inset">
        {t.open}
      </summary>
      <p className="mt-5">{t.text}</p>
      <p className="mt-3 mb-5 font-bold">{t.advice}</p>
      <FormBox
        form={form}
        language={language}
        path={path}
        loginHref={loginHref}
        messages={{ 'wrong-credentials': wrongPassword }}
      >
        <CurrentPasswordField form={form} language={language} email={email} label={t.password} />
        <SubmitButton form={form} text={t.submit} pendingText={t.deleting} variant="warning" />
      </FormBox>
    </details>
  );
}
