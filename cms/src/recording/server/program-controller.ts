import type { Context } from 'koa';
import { CallError } from '../../contract/error.ts';
import { parseCall } from '../../contract/query.ts';
import {
  publishedRecordingQuery,
  largestRecording,
  programRecordingQuery,
  recordingTypeOf,
  unrecordedQuery,
} from '../../contract/recording.ts';
import { readBytes } from '../../core/body.ts';
import { readAudioFile } from './audio-format.ts';
import { listNameRecordings } from './names.ts';
import { listUnrecorded, readPublishedAudio } from './queries.ts';
import { saveRecording } from './save.ts';

/** A recording that readers hear, for the site. */
export async function sendPublishedRecording(ctx: Context): Promise<void> {
  const asked = parseCall(publishedRecordingQuery, ctx.query);
  const audio = await readPublishedAudio(strapi.db.connection, asked);
  if (!audio) throw new CallError('not-found');
  ctx.type = recordingTypeOf(asked.file);
  ctx.body = audio;
}

/** The names of categories and moments that have a recording, for the site. */
export async function sendNameRecordings(ctx: Context): Promise<void> {
  ctx.body = await listNameRecordings(strapi.db.connection);
}

/** Each part is spoken before the next is asked for. */
const partSize = 100;

/** Published texts and names without a recording, for `npm run voices`. */
export async function sendUnrecorded(ctx: Context): Promise<void> {
  const { after = '' } = parseCall(unrecordedQuery, ctx.query);
  ctx.body = await listUnrecorded(strapi.db.connection, after, partSize);
}

/** Saves what a text-to-speech program said. A person's recording is never replaced. */
export async function putProgramRecording(ctx: Context): Promise<void> {
  const { documentId, language, textHash } = parseCall(programRecordingQuery, ctx.query);
  // Checking the announced length is enough, because Node reads no more than that.
  if (Number(ctx.get('Content-Length')) > largestRecording) throw new CallError('too-large');
  const bytes = await readBytes(ctx, () => {
    throw new CallError('malformed');
  });
  const audio = readAudioFile(bytes);
  if (!audio) throw new CallError('unsupported-media-type');
  const text = { documentId, language, textHash };
  if (!(await saveRecording(strapi, text, audio, undefined))) throw new CallError('conflict');
  ctx.status = 204;
}
