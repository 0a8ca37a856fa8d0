import type { Knex } from 'knex';
import { z } from 'zod';
import { affirmationLimits, offlineDetails } from '../../contract/affirmation.ts';
import type { Language } from '../../contract/language.ts';
import { visibleIn } from './objects.ts';

const detailRows = z.object({ rows: z.array(offlineDetails) });

/** The keywords, and the sizes of the recordings, of the affirmations that browsers keep for offline (behavior O4). */
export async function listOfflineDetails(
  db: Knex,
  language: Language,
): Promise<z.output<typeof offlineDetails>[]> {
  const found = await db.raw(
    `select public_id as id, coalesce(keywords, '') as keywords, (
       select json_build_object('file', file, 'bytes', octet_length(audio)) from recordings
       where recordings.document_id = affirmations.document_id and recordings.language = affirmations.locale
         and text_hash = md5(affirmations.text)
     ) as recording
     from affirmations where ${visibleIn[language]} order by public_id limit :limit`,
    { limit: affirmationLimits.offline },
  );
  return detailRows.parse(found).rows;
}
