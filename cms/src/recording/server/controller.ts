import type { Context } from 'koa';
import { z } from 'zod';
import { affirmationUid } from '../../contract/affirmation-uid.ts';
import {
  largestRecording,
  newRecordingQuery,
  recordingFile,
  recordingTypeOf,
  type EntryRecordings,
} from '../../contract/recording.ts';
import { languages, type Language } from '../../contract/language.ts';
import { readBytes } from '../../core/body.ts';
import { panelQuery } from '../../core/panel-input.ts';
import {
  currentPanelUser,
  forbid,
  hasPermission,
  inPanelLanguage,
  panelTexts,
} from '../../core/panel-user.ts';
import { accessOf } from '../../strapi/internals/panel-accounts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { readAudioFile } from './audio-format.ts';
import { readAudio, readRecordings, type Entry } from './queries.ts';
import { removeRecordings, saveRecording } from './save.ts';

/** An affirmation's. Those of names (`category:…`), which only programs record, contain a colon. */
const documentId = z.string().regex(/^[a-z\d]+$/);
const inPath = z.object({ documentId, file: recordingFile.optional() });
const languageQuery = z.object({ language: z.enum(languages) });

const messages = () => inPanelLanguage(strapi, textsByLanguage).messages;

const can = (action: 'read' | 'publish', language: Language) =>
  hasPermission(strapi, action, affirmationUid, language);

/** The entry of a call, which the caller can read. */
function entryOf(ctx: Context, language: Language): Entry {
  if (!can('read', language)) forbid(strapi, panelTexts(strapi).content.notYourLanguage);
  const { data } = inPath.safeParse(ctx['params']);
  return { documentId: data?.documentId ?? ctx.throw(404), language };
}

/** Readers hear a recording at once, so whoever makes one must be allowed to publish. */
function entryToRecord(ctx: Context, language: Language): Entry {
  if (!can('publish', language)) forbid(strapi, messages().notYours);
  return entryOf(ctx, language);
}

export async function showRecordings(ctx: Context): Promise<void> {
  const { language } = panelQuery(languageQuery, ctx);
  const found = await readRecordings(strapi.db.connection, entryOf(ctx, language));
  ctx.body = { ...found, canRecord: can('publish', language) } satisfies EntryRecordings;
}

export async function sendRecording(ctx: Context): Promise<void> {
  const { language } = panelQuery(languageQuery, ctx);
  const { data } = inPath.required().safeParse(ctx['params']);
  const audio =
    data && (await readAudio(strapi.db.connection, { ...entryOf(ctx, language), file: data.file }));
  if (!audio) return ctx.throw(404);
  ctx.set('Cache-Control', 'private, no-store');
  ctx.type = recordingTypeOf(data.file);
  ctx.body = audio;
}

export async function putRecording(ctx: Context): Promise<void> {
  const { language, textHash } = panelQuery(newRecordingQuery, ctx);
  const entry = entryToRecord(ctx, language);
  // Checking the announced length is enough, because Node reads no more than that.
  if (Number(ctx.get('Content-Length')) > largestRecording) ctx.throw(413, messages().tooLarge);
  const by = currentPanelUser(strapi)?.id;
  const access = by === undefined ? undefined : await accessOf(strapi, by);
  const bytes = await readBytes(ctx, () => ctx.throw(408, messages().tooSlow));
  const audio = readAudioFile(bytes) ?? ctx.throw(400, messages().unknownFormat);
  // An upload takes time, in which an administrator can change the account.
  if (by !== undefined && (await accessOf(strapi, by)) !== access) return ctx.throw(401);
  const isSaved = await saveRecording(strapi, { ...entry, textHash }, audio, by);
  if (!isSaved) ctx.throw(409, messages().textChanged);
  ctx.status = 204;
}

export async function deleteRecordings(ctx: Context): Promise<void> {
  const { language } = panelQuery(languageQuery, ctx);
  await removeRecordings(strapi, entryToRecord(ctx, language));
  ctx.status = 204;
}
