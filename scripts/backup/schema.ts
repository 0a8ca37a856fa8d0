import type { Client } from 'pg';
import { z } from 'zod';
import { OperatorError } from '../terminal/errors.ts';

/** The schemas that Colibri uses: Strapi's and its own tables, and the queue's. */
const schemas = ['public', 'jobs'];

const statements = z.array(z.object({ sql: z.string() }));

/** A condition: the object belongs to Colibri's schemas and not to an extension. */
const isOurs = (catalog: string, alias: string, namespace: string) =>
  `${alias}.${namespace} in (select oid from pg_namespace where nspname = any($1))
   and not exists (
     select from pg_depend
     where classid = '${catalog}'::regclass and objid = ${alias}.oid and deptype = 'e'
   )`;

/** A condition on the table or index `c`. */
const ourRelation = isOurs('pg_class', 'c', 'relnamespace');
const inOurRelation = (column: string) =>
  `${column} in (select c.oid from pg_class c where ${ourRelation})`;

const sequenceOptions = `format(
  'as %s increment by %s minvalue %s maxvalue %s start with %s cache %s%s',
  format_type(s.seqtypid, null), s.seqincrement, s.seqmin, s.seqmax, s.seqstart, s.seqcache,
  case when s.seqcycle then ' cycle' end
)`;

/** What a backup would leave out. Colibri creates none of these. */
const unsupported = `
  select 'relation ' || c.oid::regclass as sql from pg_class c
  where ${ourRelation} and c.relkind not in ('r', 'p', 'v', 'S', 'i', 'I')
  union all
  select 'type ' || t.oid::regtype from pg_type t
  where ${isOurs('pg_type', 't', 'typnamespace')} and t.typtype not in ('e', 'b') and t.typrelid = 0
  union all
  select 'aggregate ' || p.oid::regprocedure from pg_proc p
  where ${isOurs('pg_proc', 'p', 'pronamespace')} and p.prokind not in ('f', 'p')
  union all
  select 'policy ' || polname from pg_policy where ${inOurRelation('polrelid')}
  union all
  select 'rule ' || rulename from pg_rewrite
  where ${inOurRelation('ev_class')} and rulename <> '_RETURN'
  union all
  select 'disabled trigger ' || tgname from pg_trigger
  where ${inOurRelation('tgrelid')} and tgenabled <> 'O'
  union all
  select 'inherited table ' || inhrelid::regclass from pg_inherits join pg_class c on c.oid = inhrelid
  where ${ourRelation} and not c.relispartition`;

/** In the order in which they must run. */
const before = [
  `select format('create schema if not exists %I', nspname) as sql
   from pg_namespace where nspname = any($1)`,
  `select format('create extension if not exists %I with schema %I', extname, nspname) as sql
   from pg_extension join pg_namespace n on n.oid = extnamespace where nspname = any($1)`,
  `select format('create type %s as enum (%s)', t.oid::regtype,
     string_agg(quote_literal(enumlabel), ', ' order by enumsortorder)) as sql
   from pg_type t join pg_enum on enumtypid = t.oid
   where ${isOurs('pg_type', 't', 'typnamespace')} group by t.oid order by t.oid`,
  // Those of identity columns come with their columns.
  `select format('create sequence %s %s', c.oid::regclass, ${sequenceOptions}) as sql
   from pg_class c join pg_sequence s on s.seqrelid = c.oid
   where ${ourRelation} and not exists (
     select from pg_depend
     where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'i'
   ) order by c.oid`,
  `select pg_get_functiondef(p.oid) as sql from pg_proc p
   where ${isOurs('pg_proc', 'p', 'pronamespace')} and p.prokind in ('f', 'p') order by p.oid`,
  `select format('create %stable %s (%s)%s%s',
     case when c.relpersistence = 'u' then 'unlogged ' end,
     c.oid::regclass,
     (select string_agg(concat_ws(' ',
        quote_ident(attname),
        format_type(atttypid, atttypmod),
        (select 'collate ' || a.attcollation::regcollation from pg_type
         where oid = a.atttypid and typcollation <> a.attcollation),
        case
          when attgenerated <> '' then format('generated always as (%s) %s',
            pg_get_expr(adbin, adrelid),
            case attgenerated when 's' then 'stored' else 'virtual' end)
          when attidentity <> '' then format('generated %s as identity (sequence name %s %s)',
            case attidentity when 'a' then 'always' else 'by default' end,
            s.seqrelid::regclass,
            regexp_replace(${sequenceOptions}, '^as \\S+ ', ''))
          else 'default ' || pg_get_expr(adbin, adrelid)
        end,
        case when attnotnull then 'not null' end
      ), ', ' order by attnum)
      from pg_attribute a
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      left join pg_depend d on d.classid = 'pg_class'::regclass
        and d.refclassid = 'pg_class'::regclass and d.refobjid = attrelid
        and d.refobjsubid = attnum and d.deptype = 'i'
      left join pg_sequence s on s.seqrelid = d.objid
      where attrelid = c.oid and attnum > 0 and not attisdropped),
     ' partition by ' || pg_get_partkeydef(c.oid),
     ' with (' || array_to_string(c.reloptions, ', ') || ')') as sql
   from pg_class c where ${ourRelation} and c.relkind in ('r', 'p') order by c.oid`,
  `select format('alter table only %s attach partition %s %s', inhparent::regclass,
     inhrelid::regclass, pg_get_expr(c.relpartbound, c.oid)) as sql
   from pg_inherits join pg_class c on c.oid = inhrelid
   where ${ourRelation} and c.relkind in ('r', 'p') order by c.oid`,
  `select format('alter sequence %s owned by %s.%I', c.oid::regclass, refobjid::regclass,
     attname) as sql
   from pg_class c
   join pg_depend on classid = 'pg_class'::regclass and objid = c.oid and deptype = 'a'
     and refclassid = 'pg_class'::regclass
   join pg_attribute on attrelid = refobjid and attnum = refobjsubid
   where ${ourRelation} and c.relkind = 'S'`,
];

const constraints = (kinds: string) =>
  `select format('alter table %s%s add constraint %I %s',
     case when contype in ('p', 'u', 'x') then 'only ' end,
     conrelid::regclass, conname, pg_get_constraintdef(oid)) as sql
   from pg_constraint
   where ${inOurRelation('conrelid')} and contype in (${kinds})
     and (contype in ('p', 'u', 'x') or conislocal and conparentid = 0) order by oid`;

/** In the order in which they must run. */
const after = [
  constraints(`'p', 'u', 'x', 'c'`),
  `select pg_get_indexdef(indexrelid) as sql from pg_index
   where ${inOurRelation('indrelid')} and not exists (
     select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x')
   ) order by indexrelid`,
  `select format('alter index %s attach partition %s', inhparent::regclass, inhrelid::regclass)
     as sql
   from pg_inherits join pg_class c on c.oid = inhrelid
   where ${ourRelation} and c.relkind in ('i', 'I') order by c.oid`,
  constraints(`'f'`),
  `select format('create view %s as %s', c.oid::regclass, pg_get_viewdef(c.oid)) as sql
   from pg_class c where ${ourRelation} and c.relkind = 'v' order by c.oid`,
  `select pg_get_triggerdef(oid) as sql from pg_trigger
   where ${inOurRelation('tgrelid')} and not tgisinternal and tgparentid = 0 order by oid`,
  `select format('select setval(%L, %s)', seqrelid::regclass, pg_sequence_last_value(seqrelid)) as sql
   from pg_sequence
   where ${inOurRelation('seqrelid')} and pg_sequence_last_value(seqrelid) is not null`,
];

const tableRows = `
  select format('%s (%s)', c.oid::regclass, string_agg(quote_ident(attname), ', ' order by attnum)) as sql
  from pg_class c join pg_attribute on attrelid = c.oid
  where ${ourRelation} and c.relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
  group by c.oid order by c.oid`;

/** In the order in which they must run. */
const drops = [
  // Sequences of identity columns can only be dropped with their tables.
  `select format('drop %s if exists %s cascade',
     case c.relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end,
     c.oid::regclass) as sql
   from pg_class c where ${ourRelation} and c.relkind in ('v', 'r', 'p', 'S')
   order by c.relkind = 'S', c.oid`,
  `select format('drop routine if exists %s cascade', p.oid::regprocedure) as sql
   from pg_proc p where ${isOurs('pg_proc', 'p', 'pronamespace')}`,
  `select format('drop type if exists %s cascade', t.oid::regtype) as sql
   from pg_type t where ${isOurs('pg_type', 't', 'typnamespace')} and t.typtype = 'e'`,
];

export type Schema = { before: string[]; after: string[]; tables: string[] };

/**
 * Reads the SQL that recreates the schema, as PostgreSQL itself describes it. Names are qualified, because the session's
 * search path must be empty. Foreign to it are grants and comments, of which Colibri makes none.
 * @throws OperatorError if the database has objects that would be left out.
 */
export async function readSchema(client: Client): Promise<Schema> {
  const missing = await select(client, unsupported);
  if (missing.length > 0)
    throw new OperatorError(
      `The database has objects that Colibri doesn’t create and can’t back up: ${missing.join(', ')}. Use pg_dump instead.`,
    );
  return {
    before: await selectAll(client, before),
    after: await selectAll(client, after),
    tables: await select(client, tableRows),
  };
}

/** Drops everything that `readSchema` describes, apart from schemas and extensions. */
export async function dropSchema(client: Client): Promise<void> {
  for (const sql of await selectAll(client, drops)) await client.query(sql);
}

export async function hasTables(client: Client): Promise<boolean> {
  return (await select(client, tableRows)).length > 0;
}

async function selectAll(client: Client, queries: readonly string[]): Promise<string[]> {
  const results: string[] = [];
  for (const query of queries) results.push(...(await select(client, query)));
  return results;
}

async function select(client: Client, query: string): Promise<string[]> {
  const { rows } = await client.query(query, [schemas]);
  return statements.parse(rows).map(({ sql }) => sql);
}
