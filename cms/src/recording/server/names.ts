import type { Knex } from 'knex';
import { z } from 'zod';
import { languages } from '../../contract/language.ts';
import { nameRecording, type NameRecording } from '../../contract/recording.ts';
import { moments } from '../../contract/situation.ts';
import { situationNames } from '../../contract/situation-names.ts';

/** Begins the `document_id` of the recordings of a category's name. */
export const categoryPrefix = 'category:';

/** The names of categories and moments, which only programs record. Needs `nameBindings`. */
export const namesSql = `
  select '${categoryPrefix}' || document_id as document_id, locale as language, name as text
  from categories
  union all
  select document_id, language, text
  from json_to_recordset(cast(:moments as json)) as moment (document_id text, language text, text text)`;

export const nameBindings = {
  moments: JSON.stringify(
    languages.flatMap((language) =>
      moments.map((moment) => ({
        document_id: `moment:${moment}`,
        language,
        text: situationNames[language].moments[moment],
      })),
    ),
  ),
};

const rows = z.object({ rows: z.array(nameRecording) });

/** The names that have a recording. */
export async function listNameRecordings(db: Knex): Promise<NameRecording[]> {
  const found = await db.raw(
    `select language, text as name, file, octet_length(audio) as bytes
     from (${namesSql}) as name join recordings using (document_id, language)
     where text_hash = md5(text) order by document_id, language`,
    nameBindings,
  );
  return rows.parse(found).rows;
}
