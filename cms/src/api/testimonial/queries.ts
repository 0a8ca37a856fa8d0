import type { Knex } from 'knex';
import { z } from 'zod';
import type { Language } from '../../contract/language.ts';
import { testimonial, type Testimonial } from '../../contract/testimonial.ts';

const rows = z.object({ rows: z.array(testimonial) });

/**
 * The testimonials in a language, or in English if not translated (behavior L4), by id. A sample in one language counts
 * as a sample in all, because an import can add a language without the flag.
 */
export async function listTestimonials(
  db: Knex,
  language: Language,
  { withSamples }: { withSamples: boolean },
): Promise<Testimonial[]> {
  const found = await db.raw(
    `select distinct on (public_id) public_id as id, text, name, title, rating, locale as lang
     from testimonials where locale in ('en', :language) and (:withSamples or not exists (
       select from testimonials sample
       where sample.document_id = testimonials.document_id and sample.is_sample
     ))
     order by public_id, locale = :language desc`,
    { language, withSamples },
  );
  return rows.parse(found).rows;
}
