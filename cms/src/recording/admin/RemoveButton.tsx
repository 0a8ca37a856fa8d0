import { Button, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFormatError } from '../../admin/shared/use-fetch.ts';
import { textsByLanguage } from '../i18n/texts.ts';

/** Removes the recordings of a language, after a second press. */
export function RemoveButton({ path, onRemoved }: { path: string; onRemoved: () => void }) {
  const { recording: t } = useTexts(textsByLanguage);
  const { del } = useFetchClient();
  const formatError = useFormatError();
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle');
  const [failure, setFailure] = useState<string>();

  const remove = async () => {
    setState('busy');
    setFailure(undefined);
    try {
      await del(path);
      onRemoved();
    } catch (error) {
      setFailure(formatError(error));
    }
    setState('idle');
  };
  return (
    <>
      <TwoLineButton
        variant="danger-light"
        startIcon={<Trash />}
        loading={state === 'busy'}
        onClick={() => (state === 'asking' ? void remove() : setState('asking'))}
        onBlur={() => state === 'asking' && setState('idle')}
      >
        {state === 'asking' ? t.reallyRemove : t.remove}
      </TwoLineButton>
      {failure && (
        <Typography role="alert" textColor="danger700">
          {failure}
        </Typography>
      )}
    </>
  );
}

/** Beside the form, its words need two lines. */
const TwoLineButton = styled(Button)`
  height: auto;
  min-height: 3.2rem;
  padding-block: 0.6rem;
`;
