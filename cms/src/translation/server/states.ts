import type { Knex } from 'knex';
import { z } from 'zod';
import { contentTypes, hasDrafts, type ContentType } from '../../contract/change.ts';
import { languages, type Language } from '../../contract/language.ts';
import {
  canBeOutdated,
  sourceLanguageOf,
  requiredFields,
  translationStates,
  unfinishedCount,
  type UnfinishedCount,
} from '../../contract/translation.ts';
import { tableOf } from '../../core/database/content.ts';
import type { DatabaseObject } from '../../core/database/objects.ts';
import { editedRowSql, publishedRowSql, sameTextsSql, textHashSql } from './objects.ts';

const tables = [...contentTypes.map((noun) => tableOf[noun]), 'translations'];

/**
 * The state of each translation, and how many there are in each. Writers only note which documents they have changed,
 * so they never wait for each other; readers call `refreshStates` first. One object, because after a change of any of
 * these statements all states have to be determined again.
 */
export const translationStateObjects: DatabaseObject = {
  name: 'translation states',
  statements: [
    `create or replace function note_changed_document() returns trigger language plpgsql as $$
   begin
     insert into changed_documents values (coalesce(new.document_id, old.document_id));
     return null;
   end $$`,
    `create or replace function refresh_translation_states() returns void language plpgsql as $$
   declare changed text[];
   begin
     if not exists (select from changed_documents) then
       return;
     end if;
     -- One at a time. Each statement below sees everything that was committed before it.
     lock table translation_counts in exclusive mode;
     with taken as (delete from changed_documents returning document_id)
       select array_agg(distinct document_id) into changed from taken;
     with old as (
       delete from translation_states where document_id = any(changed) returning noun, language, state
     )
     update translation_counts counted set count = counted.count - gone.count
     from (select noun, language, state, count(*) as count from old group by noun, language, state) as gone
     where (counted.noun, counted.language, counted.state) = (gone.noun, gone.language, gone.state);
     with new as (
       insert into translation_states (noun, document_id, language, state, public_id)
       ${contentTypes.flatMap((noun) => languages.map((language) => statesSql(noun, language))).join(' union all ')}
       returning noun, language, state
     )
     insert into translation_counts as counted (noun, language, state, count)
     select noun, language, state, count(*) from new group by noun, language, state
     on conflict (noun, language, state) do update set count = counted.count + excluded.count;
   end $$`,
    ...tables.map(
      (table) =>
        `create or replace trigger note_changed_document after insert or update or delete on ${table}
         for each row execute function note_changed_document()`,
    ),
    `insert into changed_documents
     select document_id from translation_states
     ${contentTypes.map((noun) => `union select document_id from ${tableOf[noun]}`).join(' ')}`,
  ],
};

/**
 * SQL for the states of the translations of the `changed` documents. A document without a source text has none
 * (behavior T1).
 */
function statesSql(noun: ContentType, language: Language): string {
  const fields = requiredFields(noun);
  const isBlank = (row: string, field = '') => `coalesce(btrim(${row}.${field}), '') = ''`;
  const outdated = canBeOutdated(language)
    ? `kept.source_hash is distinct from ${textHashSql('source', noun)}`
    : 'false';
  const target = textHashSql('target', noun);
  // English that was never saved in the queue has no translator whose work an editor could review.
  const isReady = canBeOutdated(language)
    ? `kept.ready_hash = ${target}`
    : `kept.document_id is null or kept.ready_hash = ${target}`;
  const waiting = hasDrafts[noun]
    ? `when published.id is null or not (${sameTextsSql('target', 'published', noun)}) then
         case when ${isReady} then 'publish' else 'review' end`
    : '';
  return `select '${noun}', source.document_id, '${language}',
      case when ${fields.map((field) => isBlank('target', field)).join(' or ')} then 'missing'
        when ${outdated} then 'outdated' ${waiting} else 'done' end,
      source.public_id
    from unnest(changed) as document_id
    join ${tableOf[noun]} source using (document_id)
    left join ${tableOf[noun]} target on target.document_id = source.document_id
      and target.locale = '${language}' and ${editedRowSql('target', noun)}
    left join ${tableOf[noun]} published on published.document_id = source.document_id
      and published.locale = '${language}' and ${publishedRowSql('published', noun)}
    left join translations kept on kept.noun = '${noun}'
      and kept.document_id = source.document_id and kept.language = '${language}'
    where source.locale = '${sourceLanguageOf[language]}' and ${editedRowSql('source', noun)}
      and not ${isBlank('source', fields[0])}`;
}

const countRows = z.object({
  rows: z.array(
    z.object({
      noun: z.enum(contentTypes),
      language: z.enum(languages),
      state: z.enum(translationStates),
      count: z.int(),
    }),
  ),
});

const unfinishedRows = z.object({ rows: z.array(unfinishedCount) });

/** How many of some documents are outdated or wait for review, in each language that can be outdated. */
export async function countUnfinished(
  db: Knex,
  noun: ContentType,
  documentIds: readonly string[],
): Promise<UnfinishedCount[]> {
  await refreshStates(db);
  const found = await db.raw(
    `select language, cast(count(*) filter (where state = 'outdated') as integer) as outdated,
       cast(count(*) filter (where state = 'review') as integer) as review
     from translation_states
     where document_id = any(:documentIds) and noun = :noun and language = any(:translated)
       and state in ('outdated', 'review')
     group by language`,
    { documentIds, noun, translated: languages.filter(canBeOutdated) },
  );
  return unfinishedRows.parse(found).rows;
}

/** Brings the states up to date with the changes since the last call. */
export async function refreshStates(db: Knex): Promise<void> {
  await db.raw('select refresh_translation_states()');
}

/** How many translations are in each state, by content type and language. */
export async function readCounts(db: Knex) {
  await refreshStates(db);
  const { rows } = countRows.parse(await db.raw('select * from translation_counts'));
  return (noun: ContentType, language: Language) => {
    const counts = { missing: 0, outdated: 0, review: 0, publish: 0, done: 0 };
    for (const row of rows)
      if (row.noun === noun && row.language === language) counts[row.state] = row.count;
    return counts;
  };
}
