import type { Language } from '#contract/language';
import { confirmEmail } from '../../api/account.ts';
import { authTexts } from '../../i18n/auth.ts';
import type { Sent } from '../../logic/form.ts';
import { showToast } from '../../stores/toast.ts';
import { FormBox } from '../form/FormBox.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';

interface Props {
  language: Language;
  /** Path and query of the page. */
  path: string;
  /** What the letter's link holds. */
  code: string;
  /** Where to go once the address is confirmed. */
  next: string;
  /** How it came back from the server, without JavaScript. */
  sent?: Sent | undefined;
}

/** A button, for programs that look at letters open every link in them. */
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
