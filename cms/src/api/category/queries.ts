import type { Knex } from 'knex';
import { z } from 'zod';
import { category, type Category } from '../../contract/category.ts';
import type { Language } from '../../contract/language.ts';

const rows = z.object({ rows: z.array(category) });

/** All categories in a language, English where there is no translation, by id: *All* comes first. */
export async function listCategories(db: Knex, language: Language): Promise<Category[]> {
  const found = await db.raw(
    `select distinct on (public_id) public_id as id, name, icon, color, locale as lang
     from categories where locale in ('en', :language)
     order by public_id, locale = :language desc`,
    { language },
  );
  return rows.parse(found).rows;
}
