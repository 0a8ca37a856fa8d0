import type { Language } from '#contract/language';
import { authTexts } from '../../i18n/auth.ts';
import { Field } from '../form/Field.tsx';
import type { Form } from '../form/useForm.ts';

interface Props {
  form: Form;
  language: Language;
  /** The account, for password managers. */
  email: string;
  name?: string;
  label: string;
}

export function CurrentPasswordField({ form, language, email, name = 'password', label }: Props) {
  return (
    <>
      <input
        type="email"
        name="username"
        defaultValue={email}
        autoComplete="username"
        hidden
        readOnly
      />
      <Field
        form={form}
        language={language}
        name={name}
        type="password"
        label={label}
        autoComplete="current-password"
        problems={authTexts[language].problems.typed}
      />
    </>
  );
}
