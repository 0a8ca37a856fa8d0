import { z } from 'zod';
import { affirmation, type Affirmation } from '../../contract/affirmation.ts';
import { pictures } from '../../contract/picture.ts';
import { ageBands, moments, skills } from '../../contract/situation.ts';

/** A row of the database, which has the name of the picture only. */
const row = affirmation.extend({ picture: z.string().nullable() });

/** Adds what the picture shows, in the language of the text (behavior C5). */
function withAlt<Row extends z.output<typeof row>>(
  given: Row,
): Omit<Row, 'picture'> & Pick<Affirmation, 'picture'> {
  const name = given.picture ?? '';
  const alt = pictures.get(name)?.[given.lang];
  return { ...given, picture: alt === undefined ? null : { name, alt } };
}

export const affirmationRow = row.transform((given) => withAlt(given));

/** Strapi only checks a draft’s choices when it is published. */
const known = <Value extends string>(values: readonly Value[]) =>
  z.array(z.string()).transform((given) => values.filter((value) => given.includes(value)));

export const draftRow = row
  .extend({
    ages: known(ageBands),
    moments: known(moments),
    skill: z.enum(skills).nullable().catch(null),
  })
  .transform((given) => withAlt(given));

/** A row with the day that it is the affirmation of. */
export const dailyRow = row.extend({ date: z.string() }).transform((given) => withAlt(given));

/** A row with the collection that it is in. */
export const collectedRow = row
  .extend({ collection_id: z.number() })
  .transform((given) => withAlt(given));
