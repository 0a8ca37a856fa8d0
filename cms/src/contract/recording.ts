import { z } from 'zod';
import { languages } from './language.ts';
import { namesId } from './limits.ts';
import { positiveInteger } from './query.ts';

/** The CMS's endpoint for the recordings that readers hear, which requires the site's key. */
export const publishedRecordingPath = '/api/recordings/published';
/** The CMS's endpoint for `npm run voices`, which requires the content key. */
export const recordingsPath = '/api/recordings';
/** The CMS's endpoint for the recordings of names, which requires the site's key. */
export const nameRecordingsPath = '/api/recordings/names';

/** The formats that Safari, Chrome and Firefox all play, by the ending of the file's name. */
export const recordingTypes = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
} as const;
export type RecordingFormat = keyof typeof recordingTypes;

/** In bytes. */
export const largestRecording = 1024 * 1024;

/** The hash of a text that a recording says. */
const textHash = z.string().regex(/^[a-f\d]{32}$/);

/** The name of a file: a hash of the sound, so that its address changes when it does, and the ending of its format. */
export const recordingFile = z.string().regex(/^[a-f\d]{16}\.(?:mp3|m4a|wav)$/);

/** The media type of a file. */
export function recordingTypeOf(file: string): string {
  const format = z.enum(Object.keys(recordingTypes) as [RecordingFormat, ...RecordingFormat[]]);
  return recordingTypes[format.parse(file.split('.').at(-1))];
}

export const publishedRecordingQuery = z.object({
  id: z.union([positiveInteger, z.literal(String(namesId)).transform(Number)]),
  file: recordingFile,
});

/** The recording of the name of a category or moment. */
export const nameRecording = z.object({
  language: z.enum(languages),
  name: z.string(),
  file: recordingFile,
  bytes: z.int().positive(),
});
export type NameRecording = z.infer<typeof nameRecording>;

/** The text that a new recording says: it is refused if the text is another one by now. */
export const newRecordingQuery = z.object({ language: z.enum(languages), textHash });

/** The recordings of an entry in a language, for its form. */
export const entryRecordings = z.object({
  /** The text as it is saved; empty if there is none. */
  text: z.string(),
  textHash,
  /** Whether the caller may record or remove. */
  canRecord: z.boolean(),
  recordings: z.array(
    z.object({
      file: recordingFile,
      at: z.coerce.date(),
      /** Who recorded it; null if a text-to-speech program did. */
      by: z.string().nullable(),
      /** Whether it says the text as it is saved. Others are outdated. */
      isCurrent: z.boolean(),
      /** Whether readers hear it: it says the text as it is published. */
      isHeard: z.boolean(),
    }),
  ),
});
export type EntryRecordings = z.infer<typeof entryRecordings>;
export type Recording = EntryRecordings['recordings'][number];

/** A published text or a name without a recording, for `npm run voices`. */
export const unrecordedText = z.object({
  /** That of an affirmation, or what a name belongs to: `category:…`, `moment:bedtime`. */
  documentId: z.string(),
  language: z.enum(languages),
  text: z.string(),
  textHash,
  /** Where the next part of the list begins. */
  cursor: z.string(),
});
export type UnrecordedText = z.infer<typeof unrecordedText>;

export const unrecordedQuery = z.object({ after: z.string().max(300).optional() });

/** A recording that a text-to-speech program made. */
export const programRecordingQuery = newRecordingQuery.extend({
  documentId: z.string().min(1).max(100),
});
