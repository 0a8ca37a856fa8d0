import type { Role } from '#contract/auth';
import type { Language } from '#contract/language';
import { authTexts } from '../../i18n/auth.ts';
import { Field } from '../form/Field.tsx';
import type { Form } from '../form/useForm.ts';

interface Props {
  form: Form;
  language: Language;
  role?: Role;
}

export function RoleField({ form, language, role = 'parent' }: Props) {
  const { fields, problems } = authTexts[language];
  return (
    <Field
      form={form}
      language={language}
      name="role"
      type="select"
      label={fields.role}
      value={role}
      options={Object.entries(fields.roles).map(([value, text]) => ({ value, text }))}
      problems={problems.role}
    />
  );
}
