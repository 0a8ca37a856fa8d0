import type { Language } from '#contract/language';
import { logIn } from '../../api/account.ts';
import { authTexts } from '../../i18n/auth.ts';
import { loginRules } from '../../logic/auth.ts';
import type { SubmittedForm } from '../../logic/form.ts';
import { startSession } from '../../stores/session.ts';
import { showToast } from '../../stores/toast.ts';
import { Field } from '../form/Field.tsx';
import { FormBox } from '../form/FormBox.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';

interface Props {
  language: Language;
  /** Path and query of the page. */
  path: string;
  /** Where to go once logged in. */
  next: string;
  /** The form as the server returned it, without JavaScript. */
  sent?: SubmittedForm | undefined;
}

export function LoginForm({ language, path, next, sent }: Props) {
  const { login: t, fields, problems } = authTexts[language];
  const form = useForm({
    name: 'login',
    rules: loginRules,
    sent,
    send: async (values) => startSession(await logIn(values)),
    onSuccess: () => {
      showToast('loggedIn');
      return next;
    },
  });

  return (
    <FormBox form={form} language={language} path={path} messages={{ failed: t.failed }}>
      <Field
        form={form}
        language={language}
        name="email"
        type="email"
        label={fields.email}
        autoComplete="username"
        problems={problems.email}
      />
      <Field
        form={form}
        language={language}
        name="password"
        type="password"
        label={fields.password}
        autoComplete="current-password"
        problems={problems.password}
      />
      <p>
        <a href="/forgot-password" className="text-link">
          {t.forgotten}
        </a>
      </p>
      <SubmitButton form={form} text={t.submit} pendingText={t.pending} />
    </FormBox>
  );
}
