import type { Knex } from 'knex';
import { z } from 'zod';
import type { ContentType } from '../../contract/change.ts';
import {
  translationEntry,
  queueLimits,
  translatableFields,
  sourceLanguageOf,
  type TranslationState,
} from '../../contract/translation.ts';
import type { Language } from '../../contract/language.ts';
import { tableOf } from '../../core/database/content.ts';
import { textHashSql, editedRowSql } from './objects.ts';
import { refreshStates } from './states.ts';

const page = z.object({
  rows: z.tuple([z.object({ entries: z.array(translationEntry), total: z.int() })]),
});

/** A page of the documents in a state, oldest first. */
export async function listQueue(
  db: Knex,
  noun: ContentType,
  { language, state, page: number }: { language: Language; state: TranslationState; page: number },
) {
  await refreshStates(db);
  const table = tableOf[noun];
  const found = await db.raw(
    `select coalesce((
         select count from translation_counts where noun = :noun and language = :language and state = :state
       ), 0) as total,
       coalesce((
         select json_agg(json_build_object('documentId', source.document_id, 'id', source.public_id,
           'state', listed.state, 'seen', ${textHashSql('source', noun)},
           'source', ${texts('source', noun)}, 'target', ${texts('target', noun)}
         ) order by listed.public_id)
         from (
           select document_id, public_id, state from translation_states
           where noun = :noun and language = :language and state = :state
           order by public_id limit :limit offset :offset
         ) as listed
         join ${table} source on source.document_id = listed.document_id
           and source.locale = :source and ${editedRowSql('source', noun)}
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
    },
  );
  return page.parse(found).rows[0];
}

const sources = z.object({ rows: z.array(z.object({ hash: z.string() })) });

/** The hash of a source's current text, or undefined. Locks its row until the transaction ends. */
export async function lockSource(
  trx: Knex,
  noun: ContentType,
  documentId: string,
  language: Language,
): Promise<string | undefined> {
  const found = await trx.raw(
    `select ${textHashSql('source', noun)} as hash from ${tableOf[noun]} source
     where source.document_id = :documentId and source.locale = :source and ${editedRowSql('source', noun)}
     for share`,
    { documentId, source: sourceLanguageOf[language] },
  );
  return sources.parse(found).rows[0]?.hash;
}

/** Records the source version that a translation matches. */
export async function saveSourceHash(
  trx: Knex,
  noun: ContentType,
  documentId: string,
  language: Language,
  hash: string,
): Promise<void> {
  await trx.raw(
    `update translations set source_hash = :hash
     where noun = :noun and document_id = :documentId and language = :language`,
    { hash, noun, documentId, language },
  );
}

function texts(row: string, noun: ContentType): string {
  const pieces = Object.keys(translatableFields[noun]).flatMap((field) => [
    `'${field}'`,
    `coalesce(${row}.${field}, '')`,
  ]);
  return `json_build_object(${pieces.join(', ')})`;
}
