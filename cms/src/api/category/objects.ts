import { allCategoryId } from '../../contract/category.ts';
import { databaseFunction, trigger, type DatabaseObject } from '../../core/database/objects.ts';

export const categoryObjects: readonly DatabaseObject[] = [
  // `covers_all` only depends on the id (behavior C7). Triggers run in alphabetical order, so keep_public_id is first.
  databaseFunction(
    'mark_all',
    `create or replace function mark_all() returns trigger language plpgsql as $$
     begin
       new.covers_all := new.public_id = ${allCategoryId};
       return new;
     end $$`,
  ),
  trigger(
    'mark_all',
    'categories',
    'before insert or update on categories for each row execute function mark_all()',
  ),
];
