import { changePassword } from '../../api/account.ts';
import { accountTexts } from '../../i18n/account.ts';
import { passwordRules } from '../../logic/auth.ts';
import { showToast } from '../../stores/toast.ts';
import { FormBox } from '../form/FormBox.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import type { MemberFormProps } from './member-form.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';

interface Props extends MemberFormProps {
  email: string;
}

export function PasswordForm({ language, path, loginHref, ownerId, sent, email }: Props) {
  const { password: t, saving, wrongPassword } = accountTexts[language];
  const form = useForm({
    name: 'password',
    rules: passwordRules,
    sent,
    ownerId,
    send: changePassword,
    onSuccess: () => showToast('passwordChanged'),
  });

  return (
    <FormBox
      form={form}
      language={language}
      path={path}
      loginHref={loginHref}
      messages={{ 'wrong-credentials': wrongPassword }}
    >
      <CurrentPasswordField
        form={form}
        language={language}
        email={email}
        name="currentPassword"
        label={t.current}
      />
      <NewPasswordFields
        form={form}
        language={language}
        labels={{ password: t.next, confirmation: t.confirmation }}
      />
      <SubmitButton form={form} text={t.submit} pendingText={saving} />
    </FormBox>
  );
}
