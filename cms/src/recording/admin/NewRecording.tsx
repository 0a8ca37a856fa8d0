import { Button, Flex, Typography } from '@strapi/design-system';
import { Check, Microphone, Stop } from '@strapi/icons';
import { useAuth } from '@strapi/strapi/admin';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../../admin/shared/Notice.tsx';
import { useTexts } from '../../admin/shared/texts.ts';
import { useFormatError } from '../../admin/shared/use-fetch.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { LevelMeter } from './LevelMeter.tsx';
import { SoundPlayer } from './Player.tsx';
import { uploadRecording } from './upload-recording.ts';
import { useRecorder } from './use-recorder.ts';

interface Props {
  path: string;
  /** Whether there is a recording of this text already. */
  isAgain: boolean;
  onSaved: () => void;
}

/** Records with the microphone, or takes a file; it is heard once before it is saved. */
export function NewRecording({ path, isAgain, onSaved }: Props) {
  const { recording: t } = useTexts(textsByLanguage);
  const formatError = useFormatError();
  const token = useAuth('recordings', ({ token: kept }) => kept);
  const [sound, setSound] = useState<Blob>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const recorder = useRecorder(setSound);

  const save = async (chosen: Blob) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await uploadRecording(path, chosen, token ?? '');
      setSound(undefined);
      onSaved();
    } catch (error) {
      setFailure(formatError(error));
    }
    setBusy(false);
  };
  const start = () => {
    setSound(undefined);
    setFailure(undefined);
    void recorder.start();
  };
  const message = failure ?? (recorder.failure && t.failures[recorder.failure]);

  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      {recorder.stream ? (
        <>
          <Button variant="danger-light" startIcon={<Stop />} onClick={recorder.stop}>
            {t.stop(recorder.seconds)}
          </Button>
          <LevelMeter stream={recorder.stream} />
        </>
      ) : (
        <Button
          variant={sound ? 'tertiary' : 'secondary'}
          startIcon={<Microphone />}
          disabled={isBusy}
          onClick={start}
        >
          {isAgain || sound ? t.recordAgain : t.record}
        </Button>
      )}
      {sound && !recorder.stream && (
        <>
          <SoundPlayer sound={sound} label={t.playNew} />
          <Button startIcon={<Check />} loading={isBusy} onClick={() => void save(sound)}>
            {t.use}
          </Button>
        </>
      )}
      {!sound && !recorder.stream && (
        <FileButton aria-disabled={isBusy}>
          <input
            type="file"
            accept="audio/*,.mp3,.m4a,.wav"
            disabled={isBusy}
            onClick={({ currentTarget }) => {
              // Otherwise choosing the same file again would not fire a change event.
              currentTarget.value = '';
            }}
            onChange={(event) => {
              setFailure(undefined);
              setSound(event.target.files?.[0]);
            }}
          />
          {t.choose}
        </FileButton>
      )}
      {message && (
        <Notice variant="danger" onClose={failure ? () => setFailure(undefined) : undefined}>
          {message}
        </Notice>
      )}
      <Typography tag="p" variant="pi" textColor="neutral600">
        {t.hint}
      </Typography>
    </Flex>
  );
}

/* The browser's own file button is labeled in the browser's language instead of the panel's. */
const FileButton = styled.label`
  position: relative;
  padding: 0.6rem 1.6rem;
  border: 1px dashed ${({ theme }) => theme.colors.neutral500};
  border-radius: ${({ theme }) => theme.borderRadius};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  text-align: center;

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;
