import type { Language } from '#contract/language';
import { authTexts } from '../../i18n/auth.ts';
import { Field } from '../form/Field.tsx';
import type { Form } from '../form/useForm.ts';

interface Props {
  form: Form;
  language: Language;
  labels?: { password: string; confirmation: string };
}

/** A new password and its confirmation. */
export function NewPasswordFields({ form, language, labels }: Props) {
  const { fields, problems } = authTexts[language];
  const { password, confirmation } = labels ?? fields;
  return (
    <>
      <Field
        form={form}
        language={language}
        name="password"
        type="password"
        label={password}
        hint={fields.passwordHint}
        autoComplete="new-password"
        problems={problems.password}
      />
      <Field
        form={form}
        language={language}
        name="confirmation"
        type="password"
        label={confirmation}
        autoComplete="new-password"
        problems={problems.confirmation}
      />
    </>
  );
}
