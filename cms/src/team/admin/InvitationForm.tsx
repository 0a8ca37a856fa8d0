import { Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useState, type FormEvent, type Ref } from 'react';
import { Notice } from '../../admin/shared/Notice.tsx';
import { useTexts } from '../../admin/shared/texts.ts';
import { isEmailAddress } from '../../contract/email.ts';
import type { Language } from '../../contract/language.ts';
import type { Team } from '../../contract/team.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { Choices, LanguageChoice } from './Choices.tsx';

export interface Fields {
  firstname: string;
  lastname: string;
  email: string;
  role: number;
}

/** Why the last attempt failed. */
export interface Failure {
  message: string;
  /** The field that the server refused. */
  field: string | undefined;
}

interface Props {
  id: string;
  firstField: Ref<HTMLInputElement>;
  roles: Team['roles'];
  failure: Failure | undefined;
  language: Language;
  onLanguage: (language: Language) => void;
  onSubmit: (fields: Fields) => void;
}

/** Asks who to invite. */
export function InvitationForm({
  id,
  firstField,
  roles,
  failure,
  language,
  onLanguage,
  onSubmit,
}: Props) {
  const { invitation } = useTexts(textsByLanguage);
  const [typed, setTyped] = useState({ firstname: '', lastname: '', email: '', role: '' });
  const [isChecked, setChecked] = useState(false);
  const problems = {
    firstname: typed.firstname.trim() === '' && invitation.missing.firstname,
    lastname: false as const,
    email:
      typed.email.trim() === ''
        ? invitation.missing.email
        : !isEmailAddress(typed.email) && invitation.badEmail,
    role: typed.role === '' && invitation.missing.role,
  };
  const problemOf = (name: keyof typeof problems) =>
    (isChecked && problems[name]) || (failure?.field === name && failure.message) || undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.values(problems).some(Boolean)) return;
    onSubmit({ ...typed, role: Number(typed.role) });
  };
  const input = (name: 'firstname' | 'lastname' | 'email', ref?: Ref<HTMLInputElement>) => (
    <Field.Root name={name} error={problemOf(name)} required={name !== 'lastname'} width="100%">
      <Field.Label>{invitation[name]}</Field.Label>
      <TextInput
        ref={ref}
        type={name === 'email' ? 'email' : 'text'}
        autoComplete="off"
        value={typed[name]}
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      />
      <Field.Error />
    </Field.Root>
  );

  return (
    <form id={id} noValidate onSubmit={submit}>
      <Flex direction="column" alignItems="stretch" gap={5}>
        <Typography tag="p">{invitation.explanation}</Typography>
        {failure && failure.field === undefined && (
          <Notice variant="danger">{failure.message}</Notice>
        )}
        {input('firstname', firstField)}
        {input('lastname')}
        {input('email')}
        <Choices
          label={invitation.role}
          isRequired
          options={roles.map(({ id: value, name, description }) => ({
            value: String(value),
            label: name,
            hint: description,
          }))}
          value={typed.role}
          error={problemOf('role')}
          onChange={(role) => setTyped({ ...typed, role })}
        />
        <LanguageChoice language={language} onLanguage={onLanguage} />
      </Flex>
    </form>
  );
}
