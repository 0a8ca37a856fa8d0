import type { Knex } from 'knex';
import { allTags } from './needs/index.ts';

/** Fills the pictures of affirmations that were loaded before that field existed, where it is empty. */
export async function fillPictures(
  trx: Knex,
  loaded: Readonly<Record<string, string>>,
): Promise<void> {
  const given = allTags.map(({ key, picture }) => ({
    document_id: loaded[`affirmation/${key}`],
    picture,
  }));
  await trx.raw(
    `update affirmations set picture = given.picture
     from jsonb_to_recordset(cast(:given as jsonb)) as given (document_id text, picture text)
     where affirmations.document_id = given.document_id
       and coalesce(affirmations.picture, '') = ''`,
    { given: JSON.stringify(given) },
  );
}
