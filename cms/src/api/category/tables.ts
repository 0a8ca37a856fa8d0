import { allCategoryId } from '../../contract/category.ts';

export const categoryTables = [
  // `covers_all` only depends on the id (behavior C7). Triggers run in alphabetical order, so keep_public_id is first.
  `create or replace function mark_all() returns trigger language plpgsql as $$
   begin
     new.covers_all := new.public_id = ${allCategoryId};
     return new;
   end $$`,
  `create or replace trigger mark_all before insert or update on categories
     for each row execute function mark_all()`,
];
