import { contentTypes, type ContentType } from '../../contract/change.ts';
import { databaseFunction, trigger, uniqueIndex, type DatabaseObject } from './objects.ts';

export const tableOf: Record<ContentType, string> = {
  affirmation: 'affirmations',
  category: 'categories',
  testimonial: 'testimonials',
  week: 'weeks',
};

/** The version of the published content. Read in the same statement as the content, it belongs to it. */
export const versionColumn = `(select coalesce(sum(changes), 0)::text from content_version) as version`;

/** What all content types have: a public id, and changes that are announced. */
export const contentObjects: readonly DatabaseObject[] = [
  // One public id per document, the same in every language and status, and never reused (behavior C6).
  databaseFunction(
    'keep_public_id',
    `create or replace function keep_public_id() returns trigger language plpgsql as $$
   begin
     if tg_op = 'UPDATE' and old.public_id is not null and old.document_id = new.document_id then
       new.public_id := old.public_id;
       return new;
     end if;
     -- An import holds the whole table, and would run out of locks.
     if current_setting('colibri.one_writer', true) is distinct from 'on' then
       perform pg_advisory_xact_lock(hashtextextended(new.document_id, 0));
     end if;
     execute format('select public_id from %I where document_id = $1 and public_id is not null limit 1', tg_table_name)
       into new.public_id using new.document_id;
     new.public_id := coalesce(new.public_id, nextval(tg_argv[0]::regclass));
     return new;
   end $$`,
  ),
  // Notifies all processes of a change of published content after the commit, and counts the transactions that made
  // any: what a process has kept of the content is up to date while the count is the same. The count is the sum of the
  // table's rows, because writers would wait for each other at a single row; each adds up those that are free.
  databaseFunction(
    'announce_change',
    `create or replace function announce_change() returns trigger language plpgsql as $$
   begin
     if (tg_op <> 'INSERT' and old.published_at is not null)
       or (tg_op <> 'DELETE' and new.published_at is not null) then
       perform pg_notify('content', json_build_object(
         'noun', tg_argv[0],
         'id', case when tg_op = 'DELETE' then old.public_id else new.public_id end
       )::text);
       if current_setting('colibri.counted', true) is distinct from pg_current_xact_id()::text then
         with free as (
           delete from content_version where ctid = any(array(
             select ctid from content_version for update skip locked
           )) returning changes
         )
         insert into content_version select coalesce(sum(changes), 0) + 1 from free;
         perform set_config('colibri.counted', pg_current_xact_id()::text, true);
       end if;
     end if;
     return null;
   end $$`,
  ),
  ...contentTypes.flatMap((noun) => [
    trigger(
      'keep_public_id',
      tableOf[noun],
      `before insert or update on ${tableOf[noun]}
       for each row execute function keep_public_id('${noun}_public_ids')`,
    ),
    uniqueIndex(
      `${tableOf[noun]}_public_id`,
      `${tableOf[noun]} (public_id, locale, (published_at is not null))`,
    ),
    trigger(
      'announce_change',
      tableOf[noun],
      `after insert or update or delete on ${tableOf[noun]}
       for each row execute function announce_change('${noun}')`,
    ),
  ]),
];
