import type { Knex } from 'knex';
import { z } from 'zod';
import type { ContentType } from '../../contract/change.ts';
import {
  newerTranslation,
  translationEntry,
  queueLimits,
  sharedFields,
  sourceLanguageOf,
  type NewerTranslation,
  type QueueState,
} from '../../contract/translation.ts';
import type { Language } from '../../contract/language.ts';
import { tableOf } from '../../core/database/content.ts';
import { lockEntries } from '../../core/database/lock-entries.ts';
import {
  editedRowSql,
  publishedRowSql,
  sameTextsSql,
  textHashSql,
  textsSql,
  versionSql,
} from './objects.ts';
import { nameSql } from '../../versions/server/record.ts';
import { panelUserTable } from '../../strapi/internals/tables.ts';
import { storedZone } from '../../versions/server/snapshot.ts';
import { refreshStates } from './states.ts';

const page = z.object({
  rows: z.tuple([z.object({ entries: z.array(translationEntry), total: z.int() })]),
});

/** The texts of a queue. */
const inState = `translation_states where noun = :noun and language = :language and state = :state`;
const commented = `translation_states
  join (select distinct document_id from translation_comments
    where noun = :noun and language = :language and resolved_at is null) open using (document_id)
  where noun = :noun and language = :language`;

/** SQL for when a row will be published, or null. It has the parameters `:now` and `:zone`. */
function upcomingSql(row: string): string {
  // Only affirmations have this column.
  const time = `cast(to_jsonb(${row}) ->> 'publish_at' as timestamp)`;
  return `case when ${time} > :now then ${time} at time zone :zone end`;
}

/** A page of the documents in a state or with open comments, oldest first. */
export async function listQueue(
  db: Knex,
  noun: ContentType,
  { language, state, page: number }: { language: Language; state: QueueState; page: number },
) {
  await refreshStates(db);
  const table = tableOf[noun];
  const found = await db.raw(
    `select coalesce((
         ${state === 'commented' ? `select cast(count(*) as integer) from ${commented}` : `select count from translation_counts where noun = :noun and language = :language and state = :state`}
       ), 0) as total,
       coalesce((
         select json_agg(json_build_object('documentId', source.document_id, 'id', source.public_id,
           'state', listed.state, 'seen', ${textHashSql('source', noun)},
           'source', ${textsSql('source', noun)}, 'target', ${textsSql('target', noun)},
           'before', case when listed.state = 'outdated' then kept.source_texts end,
           'comments', (
             select count(*) from translation_comments where noun = :noun and language = :language
               and document_id = listed.document_id and resolved_at is null
           ),
           'version', ${versionSql('target', noun)}, 'savedAt', target.updated_at at time zone :zone,
           'isSourcePublished', coalesce(${sameTextsSql('source', 'published', noun)}
             and published.id is not null, false),
           'shared', json_strip_nulls(json_build_object(${sharedFields[noun]
             .map((field) => `'${field}', nullif(source.${field}, '')`)
             .join()})),
           'publishAt', ${upcomingSql('target')}, 'sourcePublishAt', ${upcomingSql('source')}
         ) order by listed.public_id)
         from (
           select document_id, public_id, state from ${state === 'commented' ? commented : inState}
           order by public_id limit :limit offset :offset
         ) as listed
         join ${table} source on source.document_id = listed.document_id
           and source.locale = :source and ${editedRowSql('source', noun)}
         left join ${table} published on published.document_id = listed.document_id
           and published.locale = :source and ${publishedRowSql('published', noun)}
         left join translations kept on kept.noun = :noun and kept.document_id = listed.document_id
           and kept.language = :language
         left join ${table} target on target.document_id = listed.document_id
           and target.locale = :language and ${editedRowSql('target', noun)}
       ), '[]') as entries`,
    {
      noun,
      language,
      state,
      source: sourceLanguageOf[language],
      limit: queueLimits.page,
      offset: (number - 1) * queueLimits.page,
      now: new Date(),
      zone: storedZone(),
    },
  );
  return page.parse(found).rows[0];
}

/** A translation of a document. */
export interface Translation {
  noun: ContentType;
  documentId: string;
  language: Language;
}

const hashes = z.object({ rows: z.array(z.object({ hash: z.string() })) });

const newerRows = z.object({
  rows: z.array(z.object({ ...newerTranslation.shape, isDeleted: z.boolean() })),
});

/** A hash of a document's current text in a language, or undefined. */
async function readHash(
  trx: Knex,
  { noun, documentId, language }: Translation,
  hashSql = textHashSql,
) {
  const found = await trx.raw(
    `select ${hashSql('edited', noun)} as hash from ${tableOf[noun]} edited
     where document_id = :documentId and locale = :language and ${editedRowSql('edited', noun)}`,
    { documentId, language },
  );
  return hashes.parse(found).rows[0]?.hash;
}

const sourceOf = (translation: Translation): Translation => ({
  ...translation,
  language: sourceLanguageOf[translation.language],
});

/** The hashes of the source and of the translation. Nobody else changes or publishes them until the transaction ends. */
export async function lockTexts(trx: Knex, translation: Translation) {
  await lockEntries(trx, tableOf[translation.noun], [translation.documentId]);
  return {
    seen: await readHash(trx, sourceOf(translation)),
    version: await readHash(trx, translation, versionSql),
  };
}

/** What has been saved of a translation since this version of it was loaded, or that it has been deleted. */
export async function findNewer(
  trx: Knex,
  { noun, documentId, language }: Translation,
  version: string,
): Promise<(NewerTranslation & { isDeleted: boolean }) | undefined> {
  const found = await trx.raw(
    `select ${nameSql('account')} as by, ${versionSql('edited', noun)} as version, ${textsSql('edited', noun)} as texts,
       edited.id is null as "isDeleted"
     from (values (:documentId, :language)) as given (document_id, locale)
     left join ${tableOf[noun]} edited on edited.document_id = given.document_id
       and edited.locale = given.locale and ${editedRowSql('edited', noun)}
     left join ${panelUserTable} account on account.id = edited.updated_by_id
     where ${versionSql('edited', noun)} <> :version`,
    { documentId, language, version },
  );
  return newerRows.parse(found).rows[0];
}

/** Records that a translation matches the current source, and whether it is ready to be published. */
export async function saveMark(
  trx: Knex,
  { noun, documentId, language }: Translation,
  isReady: boolean,
): Promise<void> {
  const table = tableOf[noun];
  await trx.raw(
    `insert into translations (noun, document_id, language, source_hash, source_texts, ready_hash)
     select :noun, source.document_id, :language, ${textHashSql('source', noun)}, ${textsSql('source', noun)},
       case when :isReady then ${textHashSql('target', noun)} end
     from ${table} source
     join ${table} target on target.document_id = source.document_id and target.locale = :language
       and ${editedRowSql('target', noun)}
     where source.document_id = :documentId and source.locale = :source and ${editedRowSql('source', noun)}
     on conflict (noun, document_id, language) do update set source_hash = excluded.source_hash,
       source_texts = excluded.source_texts, ready_hash = excluded.ready_hash`,
    { noun, documentId, language, isReady, source: sourceLanguageOf[language] },
  );
}

/** Records that a text matches the translation that was just made from it, unless it is known what it was made from. */
export async function saveOriginal(trx: Knex, translation: Translation): Promise<void> {
  const { noun, documentId, language } = sourceOf(translation);
  await trx.raw(
    `update translations set source_hash = ${textHashSql('source', noun)}, source_texts = ${textsSql('source', noun)}
     from ${tableOf[noun]} source
     where noun = :noun and translations.document_id = :documentId and language = :language and source_texts is null
       and source.document_id = :documentId and source.locale = :source and ${editedRowSql('source', noun)}`,
    { noun, documentId, language, source: translation.language },
  );
}

/** Whether a document has a source or a text in a language. */
export async function hasText(db: Knex, { noun, documentId, language }: Translation) {
  const rows = await db(tableOf[noun])
    .where({ document_id: documentId })
    .whereIn('locale', [language, sourceLanguageOf[language]])
    .limit(1)
    .select('id');
  return rows.length > 0;
}

/** Whether readers of a language see the current text of a document. */
export async function isPublished(
  db: Knex,
  { noun, documentId, language }: Translation,
): Promise<boolean> {
  const table = tableOf[noun];
  const found = await db.raw(
    `select ${textHashSql('edited', noun)} as hash from ${table} edited
     join ${table} published on published.document_id = edited.document_id and published.locale = edited.locale
       and ${publishedRowSql('published', noun)}
     where edited.document_id = :documentId and edited.locale = :language and ${editedRowSql('edited', noun)}
       and ${sameTextsSql('edited', 'published', noun)}`,
    { documentId, language },
  );
  return hashes.parse(found).rows.length > 0;
}
