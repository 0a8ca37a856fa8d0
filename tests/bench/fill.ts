import { createHash } from 'node:crypto';
import type { Client } from 'pg';

/** The id of a document that is added, from 0. */
export const filledDocument = (number: number): string =>
  createHash('md5').update(`affirmation ${number}`).digest('hex').slice(0, 24);

/** The triggers on each row, whose work is done here for all rows at once: it would take them minutes. */
const rowTriggers: Record<string, readonly string[]> = {
  affirmations: [
    'keep_public_id',
    'announce_change',
    'stand_in',
    'recheck_stand_in_written',
    'index_keywords',
    'tag_affirmation',
    'collect_words',
    'collect_keywords',
    'keep_source_new',
    'note_changed_document',
  ],
  affirmations_category_lnk: ['file_under'],
  translations: ['note_changed_document'],
};

/**
 * Adds affirmations in both languages to a seeded database: each has the text of two seeded ones and the description of
 * a third, so that words are as frequent as in the seed. Of the French texts, 2 % are missing and 5 % are outdated.
 */
export async function fillAffirmations(client: Client, count: number): Promise<void> {
  await client.query('begin');
  await client.query(`select set_config('colibri.one_writer', 'on', true)`);
  await setTriggers(client, 'disable');
  // It is ten times as fast to build these indexes again as to add row by row.
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename = 'affirmations' and indexdef ~ ' (gin|gist) '`,
  );
  for (const { indexname } of indexes) await client.query(`drop index ${indexname}`);
  await client.query(`
    create temp table seeded on commit drop as
      select dense_rank() over (order by public_id) - 1 as number, (published_at is not null) as published,
        locale, text, description, keywords, keyword_search, moments, ages, skill, picture, tags, filed_under, category_id, created_at, updated_at, published_at, created_by_id
      from affirmations join affirmations_category_lnk on affirmation_id = affirmations.id;
    create temp table added on commit drop as
      select number, substr(md5('affirmation ' || number), 1, 24) as document_id,
        nextval('affirmation_public_ids') as public_id, number % 50 <> 0 as has_french,
        number % 20 = 1 as is_outdated,
        number % seeds as first, number / seeds % seeds as second, (number * 7 + 3) % seeds as third
      from generate_series(0, ${count - 1}) as number, (select max(number) + 1 as seeds from seeded) as seeds
      order by number;
    analyze seeded, added`);
  await client.query(`
    insert into affirmations (document_id, public_id, locale, text, description, keywords, keyword_search,
      moments, ages, skill, picture, tags, featured, filed_under, stands_in, created_at, updated_at, published_at, created_by_id, updated_by_id)
    select added.document_id, added.public_id, one.locale, one.text || ' ' || two.text, three.description,
      one.keywords, one.keyword_search, one.moments, one.ages, one.skill, one.picture, one.tags, false, one.filed_under, one.locale = 'en' and one.published and not has_french,
      one.created_at, one.updated_at + make_interval(secs => added.number), one.published_at,
      one.created_by_id, one.created_by_id
    from added
    join seeded one on one.number = first
    join seeded two on (two.number, two.locale, two.published) = (second, one.locale, one.published)
    join seeded three on (three.number, three.locale, three.published) = (third, one.locale, one.published)
    where one.locale = 'en' or has_french
    order by added.number`);
  await client.query('analyze affirmations');
  await client.query(`
    insert into affirmations_category_lnk (affirmation_id, category_id)
    select row.id, seeded.category_id
    from affirmations row join added using (document_id)
    join seeded on (seeded.number, seeded.locale, seeded.published) = (first, row.locale, row.published_at is not null)`);
  await client.query(`
    insert into translations (noun, document_id, language, source_hash)
    select 'affirmation', document_id, 'fr',
      case when is_outdated then '' else md5(concat_ws(E'\\x1f', text, description)) end
    from affirmations join added using (document_id)
    where locale = 'en' and published_at is null and has_french`);
  await client.query('insert into changed_documents select document_id from added');
  for (const { indexdef } of indexes) await client.query(indexdef);
  await setTriggers(client, 'enable');
  // Announces one change for all of them.
  await client.query('update affirmations set featured = featured where public_id = 1');
  await client.query('commit');
  await client.query('select refresh_translation_states()');
  await client.query('vacuum (analyze)');
}

async function setTriggers(client: Client, how: 'enable' | 'disable'): Promise<void> {
  for (const [table, names] of Object.entries(rowTriggers))
    for (const name of names) await client.query(`alter table ${table} ${how} trigger ${name}`);
}
