import type { Core } from '@strapi/strapi';
import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import { panelUserTable } from '../../strapi/internals/tables.ts';
import type { Change } from '../../contract/change.ts';
import { allCategoryId } from '../../contract/limits.ts';
import type { Audio } from './audio-format.ts';
import { nameBindings, namesSql } from './names.ts';
import type { Entry } from './queries.ts';

const textRows = z.object({
  rows: z.array(z.object({ id: z.number().nullable(), hash: z.string() })),
});
const nameLength = 16;

/**
 * Saves a recording of a text of an entry, or of a name, and removes those of texts that nobody can read any more. A
 * program never replaces or removes what a person recorded.
 * @param by The panel user who speaks; undefined for a text-to-speech program.
 * @returns false if no text of the entry has this hash, or if a person has recorded it already.
 */
export async function saveRecording(
  strapi: Core.Strapi,
  { documentId, language, textHash }: Entry & { textHash: string },
  { format, bytes }: Audio,
  by: number | undefined,
): Promise<boolean> {
  return strapi.db.transaction(async ({ trx }) => {
    const found = await trx.raw(
      `select public_id as id, md5(text) as hash from affirmations
       where document_id = :documentId and locale = :language and text <> ''
       union all
       select null, md5(text) from (${namesSql}) as name
       where document_id = :documentId and language = :language`,
      { ...nameBindings, documentId, language },
    );
    const texts = textRows.parse(found).rows;
    if (!texts.some(({ hash }) => hash === textHash)) return false;
    const digest = createHash('sha256').update(bytes).digest('hex').slice(0, nameLength);
    const saved = await trx.raw(
      `insert into recordings (document_id, language, text_hash, file, audio, by_id, by_name)
       values (:documentId, :language, :textHash, :file, :bytes, :by, (
         select coalesce(nullif(btrim(concat_ws(' ', firstname, lastname)), ''), '—')
         from ${panelUserTable} where id = :by
       ))
       on conflict (document_id, language, text_hash) do update
         set file = excluded.file, audio = excluded.audio, by_id = excluded.by_id,
           by_name = excluded.by_name, at = now()
         where recordings.by_name is null or excluded.by_name is not null
       returning 1`,
      {
        documentId,
        language,
        textHash,
        file: `${digest}.${format}`,
        bytes,
        by: by ?? null,
      },
    );
    if (saved.rowCount === 0) return false;
    await trx.raw(
      `delete from recordings where document_id = :documentId and language = :language
         and text_hash <> all(:hashes) and (by_name is null or :isPerson)`,
      {
        documentId,
        language,
        hashes: texts.map(({ hash }) => hash),
        isPerson: by !== undefined,
      },
    );
    const [{ id = null } = {}] = texts;
    // A page that shows a name shows all of them.
    await announce(trx, id ? { noun: 'affirmation', id } : { noun: 'category', id: allCategoryId });
    return true;
  });
}

/** Removes all recordings of an entry in a language, also those that a program made. */
export async function removeRecordings(
  strapi: Core.Strapi,
  { documentId, language }: Entry,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx('recordings').where({ document_id: documentId, language }).delete();
    const [row]: { public_id: number }[] = await trx('affirmations')
      .where({ document_id: documentId })
      .limit(1)
      .select('public_id');
    if (row) await announce(trx, { noun: 'affirmation', id: row.public_id });
  });
}

/** Tells the site that pages are outdated, once the transaction is committed. */
async function announce(trx: Knex, change: Change): Promise<void> {
  await trx.raw(`select pg_notify('content', :change)`, { change: JSON.stringify(change) });
}
