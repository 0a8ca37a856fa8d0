import type { Language } from '#contract/language';
import { register } from '../../api/account.ts';
import { authTexts } from '../../i18n/auth.ts';
import { registerRules } from '../../logic/auth.ts';
import type { SubmittedForm } from '../../logic/form.ts';
import { startSession } from '../../stores/session.ts';
import { showToast } from '../../stores/toast.ts';
import { Field } from '../form/Field.tsx';
import { FormBox } from '../form/FormBox.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { RoleField } from './RoleField.tsx';

interface Props {
  language: Language;
  /** Path and query of the page. */
  path: string;
  /** Where to go once registered. */
  next: string;
  /** The form as the server returned it, without JavaScript. */
  sent?: SubmittedForm | undefined;
}

export function RegisterForm({ language, path, next, sent }: Props) {
  const { register: t, fields, problems } = authTexts[language];
  const form = useForm({
    name: 'register',
    rules: registerRules,
    sent,
    send: async (values) => startSession(await register(values)),
    onSuccess: () => {
      showToast('registered');
      return next;
    },
  });

  return (
    <FormBox form={form} language={language} path={path} messages={{ failed: t.failed }}>
      <Field
        form={form}
        language={language}
        name="name"
        label={fields.name}
        autoComplete="name"
        problems={problems.name}
      />
      <Field
        form={form}
        language={language}
        name="email"
        type="email"
        label={fields.email}
        autoComplete="username"
        problems={problems.email}
      />
      <NewPasswordFields form={form} language={language} />
      <RoleField form={form} language={language} />
      <p className="text-small leading-snug">
        {t.kept}{' '}
        <a href="/about#privacy" className="underline underline-offset-2">
          {t.privacy}
        </a>
      </p>
      <SubmitButton form={form} text={t.submit} pendingText={t.pending} />
    </FormBox>
  );
}
