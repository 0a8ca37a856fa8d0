import type { Knex } from 'knex';
import { allTags, situationOf } from './needs/index.ts';

/** Fills the moments, ages and skills of affirmations that were loaded before these fields existed, where they are empty. */
export async function fillSituations(
  trx: Knex,
  loaded: Readonly<Record<string, string>>,
): Promise<void> {
  const given = allTags.map(({ key }) => ({
    document_id: loaded[`affirmation/${key}`],
    ...situationOf(key),
  }));
  const filled = (column: string) =>
    `coalesce(nullif(affirmations.${column}, ''), given.${column})`;
  const isEmpty = (column: string) => `coalesce(affirmations.${column}, '') = ''`;
  await trx.raw(
    `update affirmations
     set moments = ${filled('moments')}, ages = ${filled('ages')}, skill = ${filled('skill')}
     from jsonb_to_recordset(cast(:given as jsonb)) as given
       (document_id text, moments text, ages text, skill text)
     where affirmations.document_id = given.document_id
       and (${isEmpty('moments')} or ${isEmpty('ages')} or ${isEmpty('skill')})`,
    { given: JSON.stringify(given) },
  );
}
