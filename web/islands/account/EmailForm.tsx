import { requestEmailChange } from '../../api/account.ts';
import { accountTexts } from '../../i18n/account.ts';
import { authTexts } from '../../i18n/auth.ts';
import { emailRules } from '../../logic/auth.ts';
import { showToast } from '../../stores/toast.ts';
import { Field } from '../form/Field.tsx';
import { FormBox } from '../form/FormBox.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import type { MemberFormProps } from './member-form.ts';

interface Props extends MemberFormProps {
  /** The current address. */
  email: string;
}

export function EmailForm({ language, path, loginHref, ownerId, sent, email }: Props) {
  const { email: t, wrongPassword } = accountTexts[language];
  const form = useForm({
    name: 'email',
    rules: emailRules,
    sent,
    ownerId,
    send: requestEmailChange,
    onSuccess: () => showToast('emailLetterSent'),
  });

  return (
    <FormBox
      form={form}
      language={language}
      path={path}
      loginHref={loginHref}
      messages={{ 'wrong-credentials': wrongPassword }}
    >
      <Field
        form={form}
        language={language}
        name="email"
        type="email"
        label={t.field}
        autoComplete="email"
        problems={authTexts[language].problems.email}
      />
      <CurrentPasswordField form={form} language={language} email={email} label={t.password} />
      <SubmitButton form={form} text={t.submit} pendingText={t.sending} />
    </FormBox>
  );
}
