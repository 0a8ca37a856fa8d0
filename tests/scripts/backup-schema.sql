-- A small database with every kind of object that Colibri's own has.
create extension pg_trgm;
create schema jobs;
create type jobs.state as enum ('created', 'done');
create sequence public_ids as integer maxvalue 999;

create function normalized(text) returns text language sql immutable strict return lower(btrim($1));
create function give_public_id() returns trigger language plpgsql as $$
begin
  new.public_id := nextval('public_ids');
  return new;
end $$;

create table colibri_migrations (id serial primary key, name text);
insert into colibri_migrations (name) values ('0001-baseline');

create table authors (
  id integer generated always as identity primary key,
  name varchar(40) collate "C" not null check (name <> '')
);
alter table authors rename to writers;
create table affirmations (
  id serial primary key,
  public_id integer not null,
  author_id integer references writers on delete cascade deferrable initially deferred,
  text text not null default 'It''s me',
  dropped text,
  search text generated always as (normalized(text)) stored,
  tags jsonb
) with (fillfactor = 90);
alter table affirmations drop column dropped;
create index affirmations_search on affirmations using gin (search gin_trgm_ops) where author_id is not null;
create unique index affirmations_public_id on affirmations (public_id);
create trigger give_public_id before insert on affirmations for each row execute function give_public_id();
create view named as select text, name from affirmations join writers on writers.id = author_id;
create unlogged table counters (key text primary key, points integer not null);

create table jobs.job (id uuid default gen_random_uuid(), name text not null, state jobs.state not null default 'created', primary key (name, id)) partition by list (name);
create index job_state on jobs.job (state);
create table jobs.job_letters partition of jobs.job for values in ('letter');
create table jobs.job_common partition of jobs.job default;

insert into writers (name) values ('Zoë'), ('a\b');
insert into affirmations (author_id, text, tags) values
  (1, E'Two\nlines,\ttabs and \\N', '{"a": [1, "é"]}'), (2, 'Ja, “ich” bin 🦜', null), (null, '', null);
delete from affirmations where text = '';
insert into counters values ('a', 3);
insert into jobs.job (name, state) values ('letter', 'done'), ('other', 'created');
