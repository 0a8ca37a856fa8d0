import { Button, Dialog, IconButton } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { ConfirmDialog, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFormatError } from '../../admin/shared/use-fetch.ts';
import type { TeamMember } from '../../contract/team.ts';
import { textsByLanguage } from '../i18n/texts.ts';

/** Deletes somebody's account after a confirmation. */
export function DeleteButton({
  person: { id, name, state },
  onDeleted,
}: {
  person: TeamMember;
  onDeleted: () => void;
}) {
  const { team } = useTexts(textsByLanguage);
  const { del } = useFetchClient();
  const { toggleNotification } = useNotification();
  const formatError = useFormatError();
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);

  const remove = async () => {
    setDeleting(true);
    try {
      await del(`/admin/users/${id}`);
      toggleNotification({ type: 'success', message: team.removed });
      onDeleted();
    } catch (error) {
      toggleNotification({ type: 'danger', message: formatError(error) });
    }
    setDeleting(false);
    setAsking(false);
  };

  return (
    <Dialog.Root open={isAsking} onOpenChange={setAsking}>
      <Dialog.Trigger>
        <IconButton variant="ghost" label={team.remove(name)}>
          <Trash />
        </IconButton>
      </Dialog.Trigger>
      <ConfirmDialog
        title={team.remove(name)}
        startAction={
          <Button fullWidth variant="tertiary" onClick={() => setAsking(false)}>
            {team.cancel}
          </Button>
        }
        endAction={
          <Button fullWidth variant="danger" loading={isDeleting} onClick={remove}>
            {team.delete}
          </Button>
        }
      >
        {state === 'invited' ? team.sureOfInvited(name) : team.sure(name)}
      </ConfirmDialog>
    </Dialog.Root>
  );
}
