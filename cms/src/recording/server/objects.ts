import { databaseFunction, trigger, type DatabaseObject } from '../../core/database/objects.ts';
import { categoryPrefix } from './names.ts';

/** Recordings go with the last row of their affirmation or category in their language: a voice is personal data. */
export const recordingObjects: readonly DatabaseObject[] = [
  databaseFunction(
    'forget_recordings',
    `create or replace function forget_recordings() returns trigger language plpgsql as $$
   begin
     if tg_table_name = 'categories' then
       delete from recordings
       where document_id = '${categoryPrefix}' || old.document_id and language = old.locale;
     elsif not exists (
       select from affirmations where document_id = old.document_id and locale = old.locale
     ) then
       delete from recordings where document_id = old.document_id and language = old.locale;
     end if;
     return null;
   end $$`,
  ),
  trigger(
    'forget_recordings',
    'affirmations',
    'after delete on affirmations for each row execute function forget_recordings()',
  ),
  trigger(
    'forget_recordings',
    'categories',
    'after delete on categories for each row execute function forget_recordings()',
  ),
];
