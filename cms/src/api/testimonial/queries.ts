import type { Knex } from 'knex';
import { z } from 'zod';
import type { Language } from '../../contract/language.ts';
import { testimonial, type Testimonial } from '../../contract/testimonial.ts';

const rows = z.object({ rows: z.array(testimonial) });

/** All testimonials in a language, English where there is no translation, by id. */
export async function listTestimonials(db: Knex, language: Language): Promise<Testimonial[]> {
  const found = await db.raw(
    `select distinct on (public_id) public_id as id, text, name, title, rating, locale as lang
     from testimonials where locale in ('en', :language)
     order by public_id, locale = :language desc`,
    { language },
  );
  return rows.parse(found).rows;
}
