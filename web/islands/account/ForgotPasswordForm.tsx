import type { Language } from '#contract/language';
import { requestPasswordReset } from '../../api/account.ts';
import { authTexts } from '../../i18n/auth.ts';
import { forgottenRules } from '../../logic/auth.ts';
import type { SubmittedForm } from '../../logic/form.ts';
import { Field } from '../form/Field.tsx';
import { FormBox } from '../form/FormBox.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';

interface Props {
  language: Language;
  /** Path and query of the page. */
  path: string;
  /** Where to go once the email is sent. */
  next: string;
  /** The form as the server returned it, without JavaScript. */
  sent?: SubmittedForm | undefined;
}

export function ForgotPasswordForm({ language, path, next, sent }: Props) {
  const { forgotten: t, fields, problems } = authTexts[language];
  const form = useForm({
    name: 'forgotten',
    rules: forgottenRules,
    sent,
    send: requestPasswordReset,
    onSuccess: () => next,
  });

  return (
    <FormBox form={form} language={language} path={path}>
      <Field
        form={form}
        language={language}
        name="email"
        type="email"
        label={fields.email}
        autoComplete="username"
        problems={problems.email}
      />
      <SubmitButton form={form} text={t.submit} pendingText={t.pending} />
    </FormBox>
  );
}
