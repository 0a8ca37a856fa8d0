import { useEffect, useRef, useState } from 'react';
import { longestSpeech, toSpeechWav } from './speech-wav.ts';

/** Why nothing was recorded. */
export type RecorderFailure = 'insecure' | 'refused' | 'noMicrophone' | 'silent' | 'failed';

interface Recorder {
  /** What the microphone hears while it is recorded. */
  stream: MediaStream | undefined;
  seconds: number;
  failure: RecorderFailure | undefined;
  start: () => Promise<void>;
  stop: () => void;
}

const second = 1000;

/** Records with the microphone until it is stopped or the recording would be too long. */
export function useRecorder(onRecorded: (sound: Blob) => void): Recorder {
  const recorder = useRef<MediaRecorder | undefined>(undefined);
  const [stream, setStream] = useState<MediaStream>();
  const [seconds, setSeconds] = useState(0);
  const [failure, setFailure] = useState<RecorderFailure>();

  const stop = () => {
    if (recorder.current?.state === 'recording') recorder.current.stop();
  };

  // Whoever leaves the form has stopped speaking.
  useEffect(() => () => release(recorder.current), []);

  useEffect(() => {
    if (!stream) return undefined;
    const timer = setInterval(() => setSeconds((last) => last + 1), second);
    return () => clearInterval(timer);
  }, [stream]);

  const start = async () => {
    setFailure(undefined);
    // Browsers have no microphone for pages without HTTPS, except on this machine.
    if (!navigator.mediaDevices) return setFailure('insecure');
    try {
      const heard = await navigator.mediaDevices.getUserMedia({ audio: true });
      const made = new MediaRecorder(heard);
      const parts: Blob[] = [];
      made.ondataavailable = ({ data }) => parts.push(data);
      const limit = setTimeout(stop, longestSpeech * second);
      made.onstop = () => {
        clearTimeout(limit);
        release(made);
        setStream(undefined);
        toSpeechWav(new Blob(parts)).then(
          (sound) => (sound ? onRecorded(sound) : setFailure('silent')),
          () => setFailure('failed'),
        );
      };
      recorder.current = made;
      made.start();
      setSeconds(0);
      setStream(heard);
    } catch (error) {
      setFailure(failureOf(error));
    }
  };
  return { stream, seconds, failure, start, stop };
}

/** Turns the microphone off. */
function release(recorder: MediaRecorder | undefined): void {
  for (const track of recorder?.stream.getTracks() ?? []) track.stop();
}

function failureOf(error: unknown): RecorderFailure {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError') return 'refused';
  return name === 'NotFoundError' ? 'noMicrophone' : 'failed';
}
