import type { RecordingFormat } from '../../contract/recording.ts';
import { readMp3 } from './mp3.ts';
import { readMp4 } from './mp4.ts';
import { readWav } from './wav.ts';

/** A sound that Safari, Chrome and Firefox all play, without names, places and dates that its file had. */
export interface Audio {
  format: RecordingFormat;
  bytes: Buffer;
}

const readers: Record<RecordingFormat, (file: Buffer) => Buffer | undefined> = {
  wav: readWav,
  mp3: readMp3,
  m4a: readMp4,
};

/** Recognizes a sound by its content. Undefined if it is none of our formats. */
export function readAudioFile(file: Buffer): Audio | undefined {
  for (const format of ['wav', 'mp3', 'm4a'] as const) {
    const bytes = readers[format](file);
    if (bytes) return { format, bytes };
  }
  return undefined;
}
