import type { Knex } from 'knex';
import { z } from 'zod';
import type { ContentType } from '../../contract/change.ts';
import {
  translationEntry,
  queueLimits,
  canBeOutdated,
  translatableFields,
  sourceLanguageOf,
  type TranslationState,
} from '../../contract/translation.ts';
import type { Language } from '../../contract/language.ts';
import { tableOf } from '../../core/database/content.ts';
import { textHashSql, editedRowSql } from './objects.ts';

const counts = z.object({
  rows: z.tuple([
    z.object({ missing: z.coerce.number(), outdated: z.coerce.number(), done: z.coerce.number() }),
  ]),
});

export async function countStates(db: Knex, noun: ContentType, language: Language) {
  const found = await db.raw(
    `select count(*) filter (where state = 'missing') as missing,
       count(*) filter (where state = 'outdated') as outdated,
       count(*) filter (where state = 'done') as done
     from (select ${stateOf(noun, language)} as state ${pairs(noun, language)}) as pair`,
  );
  return counts.parse(found).rows[0];
}

const page = z.object({
  rows: z.array(z.object({ entry: translationEntry, total: z.coerce.number() })),
});

/** A page of the documents in a state, oldest first. */
export async function listQueue(
  db: Knex,
  noun: ContentType,
  { language, state, page: number }: { language: Language; state: TranslationState; page: number },
) {
  const found = await db.raw(
    `select json_build_object('documentId', source.document_id, 'id', source.public_id,
         'state', ${stateOf(noun, language)}, 'seen', ${textHashSql('source', noun)},
         'source', ${texts('source', noun)}, 'target', ${texts('target', noun)}) as entry,
       count(*) over () as total
     ${pairs(noun, language)} and ${stateOf(noun, language)} = :state
     order by source.public_id limit :limit offset :offset`,
    { state, limit: queueLimits.page, offset: (number - 1) * queueLimits.page },
  );
  const { rows } = page.parse(found);
  return { entries: rows.map(({ entry }) => entry), total: rows[0]?.total ?? 0 };
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

/** Joins each document that has a source text with its translation, if any. */
function pairs(noun: ContentType, language: Language): string {
  const table = tableOf[noun];
  const [first = ''] = Object.keys(translatableFields[noun]);
  return `from ${table} source
    left join ${table} target on target.document_id = source.document_id
      and target.locale = '${language}' and ${editedRowSql('target', noun)}
    left join translations kept on kept.noun = '${noun}'
      and kept.document_id = source.document_id and kept.language = '${language}'
    where source.locale = '${sourceLanguageOf[language]}' and ${editedRowSql('source', noun)}
      and coalesce(btrim(source.${first}), '') <> ''`;
}

function stateOf(noun: ContentType, language: Language): string {
  const blank = Object.keys(translatableFields[noun]).map(
    (field) => `coalesce(btrim(target.${field}), '') = ''`,
  );
  const outdated = canBeOutdated(language)
    ? `kept.source_hash is distinct from ${textHashSql('source', noun)}`
    : 'false';
  return `case when ${blank.join(' or ')} then 'missing' when ${outdated} then 'outdated' else 'done' end`;
}

function texts(row: string, noun: ContentType): string {
  const pieces = Object.keys(translatableFields[noun]).flatMap((field) => [
    `'${field}'`,
    `coalesce(${row}.${field}, '')`,
  ]);
  return `json_build_object(${pieces.join(', ')})`;
}
