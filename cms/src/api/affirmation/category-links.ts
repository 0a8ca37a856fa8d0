/**
 * SQL that links each affirmation row to its category's row in the same language, or else to the English one. `before`
 * must end with a CTE named `filed` with the columns `id`, `locale` and `category` (a document id).
 */
export const linkCategories = (before: string) => `with ${before},
  wanted as (
    select distinct on (filed.id) filed.id, c.id as category_id
    from filed join categories c on c.document_id = filed.category
    order by filed.id, c.locale = filed.locale desc, c.locale = 'en' desc
  ),
  gone as (
    delete from affirmations_category_lnk l using wanted
    where l.affirmation_id = wanted.id and l.category_id <> wanted.category_id
  )
  insert into affirmations_category_lnk (affirmation_id, category_id)
  select id, category_id from wanted
  where not exists (
    select from affirmations_category_lnk l
    where l.affirmation_id = wanted.id and l.category_id = wanted.category_id
  )`;
