import type { Knex } from 'knex';
import { z } from 'zod';
import { category, type Category } from '../../contract/category.ts';
import type { Language } from '../../contract/language.ts';

const rows = z.object({ rows: z.array(category) });
const anyRow = z.object({ rows: z.array(z.unknown()) });

/** All categories in a language, or in English if not translated (behavior L4), by id: *All* comes first. */
export async function listCategories(db: Knex, language: Language): Promise<Category[]> {
  const found = await db.raw(
    `select distinct on (public_id) public_id as id, name, icon, color, locale as lang
     from categories where locale in ('en', :language)
     order by public_id, locale = :language desc`,
    { language },
  );
  return rows.parse(found).rows;
}

export async function categoryExists(db: Knex, id: number): Promise<boolean> {
  const found = await db.raw('select from categories where public_id = :id limit 1', { id });
  return anyRow.parse(found).rows.length > 0;
}
