import type { Language } from '#contract/language';
import { resetPassword } from '../../api/account.ts';
import { authTexts } from '../../i18n/auth.ts';
import { resetRules } from '../../logic/auth.ts';
import type { SubmittedForm } from '../../logic/form.ts';
import { refreshSession } from '../../stores/member.ts';
import { showToast } from '../../stores/toast.ts';
import { FormBox } from '../form/FormBox.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';

interface Props {
  language: Language;
  /** Path and query of the page. */
  path: string;
  /** The code from the email's link. */
  code: string;
  /** The form as the server returned it, without JavaScript. */
  sent?: SubmittedForm | undefined;
}

export function ResetPasswordForm({ language, path, code, sent }: Props) {
  const { reset: t } = authTexts[language];
  const form = useForm({
    name: 'reset',
    rules: resetRules,
    sent,
    send: async (values) => {
      await resetPassword(values);
      await refreshSession();
    },
    onSuccess: () => {
      showToast('passwordReset');
      return '/login';
    },
  });

  return (
    <FormBox form={form} language={language} path={path} messages={{ invalid: t.expired }}>
      <input type="hidden" name="code" value={code} />
      <NewPasswordFields form={form} language={language} />
      <SubmitButton form={form} text={t.submit} pendingText={t.pending} />
    </FormBox>
  );
}
