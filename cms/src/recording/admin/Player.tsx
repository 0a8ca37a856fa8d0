import { Button, Typography } from '@strapi/design-system';
import { Play } from '@strapi/icons';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useFormatError } from '../../admin/shared/use-fetch.ts';

/** Plays a saved recording, which is loaded with the session's token once somebody wants to hear it. */
export function Player({ path, label }: { path: string; label: string }) {
  const { get } = useFetchClient();
  const formatError = useFormatError();
  const [sound, setSound] = useState<Blob>();
  const [failure, setFailure] = useState<string>();

  const load = async () => {
    setFailure(undefined);
    try {
      const { data } = await get<Blob>(path, { responseType: 'blob' });
      setSound(data);
    } catch (error) {
      setFailure(formatError(error));
    }
  };
  if (sound) return <SoundPlayer sound={sound} label={label} autoPlay />;
  return (
    <>
      <Button variant="secondary" startIcon={<Play />} onClick={() => void load()}>
        {label}
      </Button>
      {failure && (
        <Typography role="alert" textColor="danger700">
          {failure}
        </Typography>
      )}
    </>
  );
}

interface SoundProps {
  sound: Blob;
  label: string;
  autoPlay?: boolean;
}

/** The browser's own player. */
export function SoundPlayer({ sound, label, autoPlay = false }: SoundProps) {
  const url = useMemo(() => URL.createObjectURL(sound), [sound]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <Sound
      controls
      controlsList="nodownload noplaybackrate"
      src={url}
      autoPlay={autoPlay}
      aria-label={label}
    />
  );
}

const Sound = styled.audio`
  width: 100%;
  height: 4rem;

  /* Beside the form, they would leave no room for the progress bar. */
  &::-webkit-media-controls-mute-button,
  &::-webkit-media-controls-volume-slider,
  &::-webkit-media-controls-current-time-display,
  &::-webkit-media-controls-time-remaining-display {
    display: none;
  }
`;
