import type { Language } from '#contract/language';
import { confirmEmail } from '../../api/account.ts';
import { authTexts } from '../../i18n/auth.ts';
import type { SubmittedForm } from '../../logic/form.ts';
import { showToast } from '../../stores/toast.ts';
import { FormBox } from '../form/FormBox.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';

interface Props {
  language: Language;
  /** Path and query of the page. */
  path: string;
  /** The code from the email's link. */
  code: string;
  /** Where to go once the address is confirmed. */
  next: string;
  /** The form as the server returned it, without JavaScript. */
  sent?: SubmittedForm | undefined;
}

/** Confirms with a button, because some mail programs open every link in an email. */
export function ConfirmEmailForm({ language, path, code, next, sent }: Props) {
  const { confirm: t } = authTexts[language];
  const form = useForm({
    name: 'confirm',
    rules: {},
    sent,
    send: confirmEmail,
    onSuccess: () => {
      showToast('emailConfirmed');
      return next;
    },
  });

  return (
    <FormBox form={form} language={language} path={path} messages={{ invalid: t.expired }}>
      <input type="hidden" name="code" value={code} />
      <SubmitButton form={form} text={t.submit} pendingText={t.pending} />
    </FormBox>
  );
}
