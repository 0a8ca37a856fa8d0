import type { Role } from '#contract/auth';
import { languages, type Language } from '#contract/language';
import { saveProfile } from '../../api/account.ts';
import { accountTexts } from '../../i18n/account.ts';
import { authTexts } from '../../i18n/auth.ts';
import { profileRules } from '../../logic/auth.ts';
import { refreshHeld } from '../../stores/held.ts';
import { setMember } from '../../stores/member.ts';
import { showToast } from '../../stores/toast.ts';
import { Field } from '../form/Field.tsx';
import { FormBox } from '../form/FormBox.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import type { MemberFormProps } from './member-form.ts';
import { RoleField } from './RoleField.tsx';

interface Props extends MemberFormProps {
  name: string;
  role: Role;
  /** The language of emails to the member; undefined if it couldn't be loaded. */
  letterLanguage?: Language | undefined;
}

export function ProfileForm(props: Props) {
  const { language, path, loginHref, ownerId, sent, name, role, letterLanguage } = props;
  const { profile: t, save, saving } = accountTexts[language];
  const { fields, problems } = authTexts[language];
  const form = useForm({
    name: 'profile',
    rules: profileRules,
    sent,
    ownerId,
    send: async (values) => {
      setMember(await saveProfile(values));
      void refreshHeld();
    },
    onSuccess: () => showToast('accountSaved'),
  });

  return (
    <FormBox form={form} language={language} path={path} loginHref={loginHref}>
      <Field
        form={form}
        language={language}
        name="name"
        label={fields.name}
        value={name}
        autoComplete="name"
        problems={problems.name}
      />
      <RoleField form={form} language={language} role={role} />
      {letterLanguage && (
        <Field
          form={form}
          language={language}
          name="language"
          type="select"
          label={t.language}
          value={letterLanguage}
          options={languages.map((value) => ({ value, text: t.languages[value] }))}
        />
      )}
      <SubmitButton form={form} text={save} pendingText={saving} />
    </FormBox>
  );
}
