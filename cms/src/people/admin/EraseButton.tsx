import { Button, Dialog } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { ConfirmDialog, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { PeopleKind } from '../../contract/people.ts';
import { useFormatError } from '../../admin/shared/use-fetch.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { useTexts } from '../../admin/shared/texts.ts';

interface Props {
  kind: PeopleKind;
  id: number;
  /** The person's email address, shown in the confirmation. */
  who: string;
  onErased: () => void;
}

/** Erases a person after a confirmation. */
export function EraseButton({ kind, id, who, onErased }: Props) {
  const { people } = useTexts(textsByLanguage);
  const { del } = useFetchClient();
  const { toggleNotification } = useNotification();
  const formatError = useFormatError();
  const [isAsking, setAsking] = useState(false);
  const [isErasing, setErasing] = useState(false);

  const erase = async () => {
    setErasing(true);
    try {
      await del(`/panel/${kind}/${id}`);
      toggleNotification({ type: 'success', message: people.erased });
    } catch (error) {
      toggleNotification({ type: 'danger', message: formatError(error) });
    }
    setErasing(false);
    setAsking(false);
    onErased();
  };

  return (
    <Dialog.Root open={isAsking} onOpenChange={setAsking}>
      <Dialog.Trigger>
        <Button
          variant="danger-light"
          startIcon={<Trash />}
          aria-label={people.eraseOne[kind](who)}
        >
          {people.erase}
        </Button>
      </Dialog.Trigger>
      <ConfirmDialog
        title={people.eraseOne[kind](who)}
        onConfirm={erase}
        startAction={
          <Button fullWidth variant="tertiary" onClick={() => setAsking(false)}>
            {people.cancel}
          </Button>
        }
        endAction={
          <Button fullWidth variant="danger" loading={isErasing} onClick={erase}>
            {people.erase}
          </Button>
        }
      >
        {people.sure[kind](who)}
      </ConfirmDialog>
    </Dialog.Root>
  );
}
