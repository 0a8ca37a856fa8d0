/** Not a content type, so that the panel cannot edit it. `by_name` is an email address or a `SystemActor`. */
export const auditLogTable = [
  `create table if not exists history (
     id integer generated always as identity primary key,
     at timestamptz not null default now(),
     by_id integer,
     by_name text not null,
     action text not null,
     noun text not null,
     document_id text,
     language text,
     title text not null default ''
   )`,
  'create index if not exists history_at on history (at desc, id desc)',
];
