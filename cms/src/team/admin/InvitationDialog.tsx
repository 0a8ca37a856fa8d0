import { Button, Modal } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { useLanguage, useTexts } from '../../admin/shared/texts.ts';
import { useFormatError } from '../../admin/shared/use-fetch.ts';
import {
  invitationResult,
  type InvitationResult,
  type Team,
  type TeamMember,
} from '../../contract/team.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { InvitationForm, type Failure, type Fields } from './InvitationForm.tsx';
import { InvitationStatus } from './InvitationStatus.tsx';

interface Props {
  /** Somebody who has been invited before; undefined for a new invitation. */
  person: TeamMember | undefined;
  roles: Team['roles'];
  onSent: () => void;
  onClose: () => void;
}

const formId = 'invitation';

/** An error of the server about a field. */
const fieldError = z.object({
  response: z.object({
    data: z.object({
      error: z.object({
        details: z.object({ errors: z.tuple([z.object({ path: z.tuple([z.string()]) })]) }),
      }),
    }),
  }),
});
const fieldOf = (error: unknown) =>
  fieldError.safeParse(error).data?.response.data.error.details.errors[0].path[0];

/** Invites somebody, says whether the email went out, and sends it again. */
export function InvitationDialog({ person: given, roles, onSent, onClose }: Props) {
  const { team, invitation } = useTexts(textsByLanguage);
  const ownLanguage = useLanguage();
  const { post } = useFetchClient();
  const formatError = useFormatError();
  const [result, setResult] = useState<InvitationResult>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const person = result?.person ?? given;
  const [language, setLanguage] = useState(person?.language ?? ownLanguage);
  const firstField = useRef<HTMLInputElement>(null);
  const doneButton = useRef<HTMLButtonElement>(null);

  // The button that was pressed is gone with the form.
  const isNew = given === undefined;
  useEffect(() => {
    if (isNew && result) doneButton.current?.focus();
  }, [isNew, result]);

  const send = async (path: string, body: object) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { data } = await post(path, body);
      setResult(invitationResult.parse(data));
      onSent();
    } catch (thrown) {
      setFailure({ message: formatError(thrown), field: fieldOf(thrown) });
    }
    setBusy(false);
  };
  const invite = (fields: Fields) => send('/panel/team', { ...fields, language });

  return (
    <Modal.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Modal.Content
        onOpenAutoFocus={(event) => {
          if (!firstField.current) return;
          event.preventDefault();
          firstField.current.focus();
        }}
      >
        <Modal.Header closeLabel={team.close}>
          <Modal.Title>{person ? team.invitationOf(person.name) : team.invite}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {person ? (
            <InvitationStatus
              person={person}
              result={result}
              failure={failure?.message}
              language={language}
              onLanguage={setLanguage}
            />
          ) : (
            <InvitationForm
              id={formId}
              firstField={firstField}
              roles={roles}
              failure={failure}
              language={language}
              onLanguage={setLanguage}
              onSubmit={(fields) => void invite(fields)}
            />
          )}
        </Modal.Body>
        <Modal.Footer>
          {person ? (
            <>
              <Button
                variant="secondary"
                loading={isBusy}
                onClick={() => void send(`/panel/team/${person.id}/invitation`, { language })}
              >
                {invitation.sendAgain}
              </Button>
              <Button ref={doneButton} onClick={onClose}>
                {invitation.done}
              </Button>
            </>
          ) : (
            <>
              <Button variant="tertiary" onClick={onClose}>
                {team.cancel}
              </Button>
              <Button type="submit" form={formId} loading={isBusy}>
                {invitation.send}
              </Button>
            </>
          )}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
