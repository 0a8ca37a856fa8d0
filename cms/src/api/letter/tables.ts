/**
 * Columns and tables in addition to the content type: the saved contents of an email, its deliveries (one per
 * subscriber), and the suppression list. Statements are idempotent.
 */
export const letterTables = [
  `alter table letters
     add column if not exists started_at timestamptz,
     add column if not exists affirmation_sent integer,
     add column if not exists contents json`,
  // A check in code would let two processes create the same week at the same moment.
  'create unique index if not exists letters_week on letters (week)',

  `create table if not exists letter_deliveries (
     id uuid primary key default gen_random_uuid(),
     letter_id integer not null references letters on delete cascade,
     subscriber_id integer references subscribers on delete set null,
     state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'skipped')),
     reason text,
     changed_at timestamptz not null default now(),
     left_at timestamptz,
     unique (letter_id, subscriber_id)
   )`,
  'create index if not exists letter_deliveries_state on letter_deliveries (letter_id, state)',
  'create index if not exists letter_deliveries_subscriber on letter_deliveries (subscriber_id)',

  // Keeps the last delivery, so that someone who subscribes again does not get the same email twice.
  'create table if not exists farewells (hash text primary key)',
  'alter table farewells add column if not exists delivery uuid',

  // The time of the next free sending slot, shared by all processes.
  `create table if not exists letter_pace (
     single boolean primary key default true check (single), next timestamptz not null default now()
   )`,
  'insert into letter_pace default values on conflict do nothing',
];
