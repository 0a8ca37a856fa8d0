import type { Knex } from 'knex';
import { z } from 'zod';
import {
  entryRecordings,
  unrecordedText,
  type EntryRecordings,
  type UnrecordedText,
} from '../../contract/recording.ts';
import type { Language } from '../../contract/language.ts';
import { namesId } from '../../contract/limits.ts';
import { panelUserTable } from '../../strapi/internals/tables.ts';
import { nameBindings, namesSql } from './names.ts';

/** An affirmation in a language. */
export interface Entry {
  documentId: string;
  language: Language;
}

const audioRows = z.object({ rows: z.array(z.object({ audio: z.instanceof(Buffer) })) });

/** The sound of a recording that readers hear: it says the text of a published affirmation, or a name. */
export async function readPublishedAudio(
  db: Knex,
  { id, file }: { id: number; file: string },
): Promise<Buffer | undefined> {
  if (id === namesId) return readAudioOfName(db, file);
  const found = await db.raw(
    `select audio from affirmations
     join recordings on recordings.document_id = affirmations.document_id
       and recordings.language = affirmations.locale and text_hash = md5(affirmations.text)
     where public_id = :id and published_at is not null and file = :file limit 1`,
    { id, file },
  );
  return audioRows.parse(found).rows[0]?.audio;
}

async function readAudioOfName(db: Knex, file: string): Promise<Buffer | undefined> {
  const found = await db.raw(
    `select audio from (${namesSql}) as name join recordings using (document_id, language)
     where text_hash = md5(text) and file = :file limit 1`,
    { ...nameBindings, file },
  );
  return audioRows.parse(found).rows[0]?.audio;
}

/** The sound of any recording of an entry. */
export async function readAudio(
  db: Knex,
  entry: Entry & { file: string },
): Promise<Buffer | undefined> {
  const found = await db.raw(
    `select audio from recordings
     where document_id = :documentId and language = :language and file = :file limit 1`,
    { ...entry },
  );
  return audioRows.parse(found).rows[0]?.audio;
}

const stateRows = z.object({ rows: z.tuple([entryRecordings.omit({ canRecord: true })]) });

/** The text of an entry as it is saved, and its recordings, newest first. */
export async function readRecordings(
  db: Knex,
  entry: Entry,
): Promise<Omit<EntryRecordings, 'canRecord'>> {
  const found = await db.raw(
    `with texts as (
       select coalesce(max(text) filter (where published_at is null), '') as draft,
         max(text) filter (where published_at is not null) as published
       from affirmations where document_id = :documentId and locale = :language
     )
     select draft as text, md5(draft) as "textHash", (
       select coalesce(json_agg(json_build_object(
         'file', file,
         'at', at,
         'by', case when by_name is not null
           then coalesce(nullif(btrim(concat_ws(' ', firstname, lastname)), ''), by_name) end,
         'isCurrent', text_hash = md5(draft),
         'isHeard', coalesce(text_hash = md5(published), false)
       ) order by at desc), '[]')
       from recordings left join ${panelUserTable} account on account.id = by_id
       where recordings.document_id = :documentId and language = :language
     ) as recordings
     from texts`,
    { ...entry },
  );
  return stateRows.parse(found).rows[0];
}

const unrecordedRows = z.object({ rows: z.array(unrecordedText) });

/** Published texts and names that have no recording, in parts. Programs say nothing for those without letters or digits. */
export async function listUnrecorded(
  db: Knex,
  after: string,
  limit: number,
): Promise<UnrecordedText[]> {
  const found = await db.raw(
    `with texts as (
       select document_id, locale as language, text from affirmations where published_at is not null
       union all (${namesSql})
     ), unrecorded as (
       select document_id as "documentId", language, text, md5(text) as "textHash",
         document_id || ' ' || language as cursor
       from texts
       where text ~ '[[:alnum:]]' and not exists (
         select from recordings
         where recordings.document_id = texts.document_id
           and recordings.language = texts.language and text_hash = md5(texts.text)
       )
     )
     select * from unrecorded
     where cursor collate "C" > :after order by cursor collate "C" limit :limit`,
    { ...nameBindings, after, limit },
  );
  return unrecordedRows.parse(found).rows;
}
