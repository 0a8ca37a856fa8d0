import { allCategoryId } from '../../contract/category.ts';

export const categoryTables = [
  // The mark goes with the id and with nothing else (behavior C7); this trigger's name follows keep_public_id's.
  `create or replace function mark_all() returns trigger language plpgsql as $$
   begin
     new.covers_all := new.public_id = ${allCategoryId};
     return new;
   end $$`,
  `create or replace trigger mark_all before insert or update on categories
     for each row execute function mark_all()`,
];
