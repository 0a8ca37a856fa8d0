import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

export const sampleSchema = readFileSync(join(import.meta.dirname, 'backup-schema.sql'), 'utf8');

/** What PostgreSQL says about a database: its objects, and the rows of its tables. */
const catalog = `
  select 'column' as kind, format('%s.%s.%s', table_schema, table_name, column_name) as name,
    concat_ws(' ', data_type, character_maximum_length, collation_name, column_default, is_nullable,
      is_identity, identity_generation, generation_expression, numeric_precision) as definition
  from information_schema.columns where table_schema in ('public', 'jobs')
  union all
  select 'index', indexrelid::regclass::text, concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid)
  from pg_index join pg_class c on c.oid = indexrelid
  where relnamespace in ('public'::regnamespace, 'jobs'::regnamespace)
  union all
  select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
  from pg_constraint
  where connamespace in ('public'::regnamespace, 'jobs'::regnamespace) and contype <> 'n'
  union all
  select 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid)
  from pg_trigger where not tgisinternal
  union all
  select 'function', oid::regprocedure::text, pg_get_functiondef(oid)
  from pg_proc p
  where pronamespace in ('public'::regnamespace, 'jobs'::regnamespace) and not exists (
    select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')
  union all
  select 'view', format('%s.%s', schemaname, viewname), definition
  from pg_views where schemaname in ('public', 'jobs')
  union all
  select 'sequence', format('%s.%s', schemaname, sequencename),
    concat_ws(' ', data_type, min_value, max_value, increment_by, cycle, cache_size, last_value,
      (select format('%s.%s', refobjid::regclass, refobjsubid) from pg_depend
       where classid = 'pg_class'::regclass and deptype in ('a', 'i')
         and objid = format('%I.%I', schemaname, sequencename)::regclass))
  from pg_sequences
  union all
  select 'relation', oid::regclass::text,
    concat_ws(' ', relkind, relpersistence, reloptions::text, relispartition, pg_get_expr(relpartbound, oid))
  from pg_class where relnamespace in ('public'::regnamespace, 'jobs'::regnamespace)
  union all
  select 'enum', enumtypid::regtype::text, string_agg(enumlabel, ' ' order by enumsortorder)
  from pg_enum group by enumtypid
  union all
  select 'schema', nspname, '' from pg_namespace where nspname !~ '^pg_'
  union all
  select 'extension', extname, extnamespace::regnamespace::text from pg_extension
  union all
  select 'rows', c.oid::regclass::text,
    query_to_xml(format('select count(*), md5(string_agg(t::text, %L order by t::text)) from %s t', ' ', c.oid::regclass), false, true, '')::text
  from pg_class c
  where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'jobs'::regnamespace)
  order by kind, name`;

export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** One line for each object of a database and for the rows of each table. */
export async function describeDatabase(url: string): Promise<string[]> {
  const rows = await query(url, catalog);
  // PostgreSQL writes conditions with fewer parentheses once it has read its own output.
  return rows.map((row) => Object.values(row).join(' ').replaceAll(/[()]/g, ''));
}
