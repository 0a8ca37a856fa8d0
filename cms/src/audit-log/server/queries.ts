import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import {
  historyChange,
  historyEntry,
  historyLimits,
  historyPerson,
  type HistoryChange,
  type HistoryEntry,
  type HistoryPerson,
  type HistoryQuery,
  type HistoryType,
} from '../../contract/history.ts';
import { panelUserTable } from '../../strapi/internals/tables.ts';
import { nameSql } from '../../versions/server/record.ts';
import { tableOf } from '../../versions/server/snapshot.ts';

/** What a caller of the history can see. */
export interface HistoryView {
  types: readonly HistoryType[];
  /** Whether accounts are shown with their email addresses. */
  withAddresses: boolean;
}

const actorSql = `case when by_id is null then by_name else 'account' end`;

/**
 * An account is shown by its current email address and name, so that nobody can sign with another name; a deleted one by
 * the address it had at that time.
 */
const bySql = ({ withAddresses }: HistoryView) =>
  withAddresses
    ? `concat_ws(' · ', coalesce(account.email, by_name), ${nameSql('account')})`
    : nameSql('account');

/** The version of the entry that the event made: both have the time of the same transaction. */
const versionSql = `versions.noun = event.noun and versions.document_id = event.document_id
  and versions.language = coalesce(event.language, '') and versions.at = event.at`;

/** SQL for a column of the version before `versions`. */
const formerSql = (column: string) => `select former.${column} from versions former
  where (former.noun, former.document_id, former.language)
      = (versions.noun, versions.document_id, versions.language) and former.id < versions.id
  order by former.id desc limit 1`;

const existsSql = `case event.noun ${Object.entries(tableOf)
  .map(
    ([noun, table]) =>
      `when '${noun}' then exists (select from ${table} where document_id = event.document_id)`,
  )
  .join(' ')} else false end`;

/** Actions that change no texts. A save in the same transaction makes a version at the same time, which isn't theirs. */
const withoutTexts = ['ready', 'unready', 'comment', 'resolve', 'reorder'] as const;

const pageRows = z.object({ rows: z.array(historyEntry) });
const countRows = z.object({ rows: z.tuple([z.object({ total: z.coerce.number() })]) });

/** A page of events, newest first, with the total. */
export async function listEvents(
  strapi: Core.Strapi,
  view: HistoryView,
  { page, by, noun, from, until }: HistoryQuery,
): Promise<{ entries: HistoryEntry[]; total: number }> {
  const conditions = ['noun = any(:types)'];
  if (typeof by === 'number') conditions.push('by_id = :by');
  if (typeof by === 'string') conditions.push('by_id is null and by_name = :by');
  if (noun) conditions.push('noun = :noun');
  if (from) conditions.push('at >= :from');
  if (until) conditions.push('at < :until');
  const matching = `from audit_log where ${conditions.join(' and ')}`;
  const values = {
    types: [...view.types],
    ...(by !== undefined && { by }),
    ...(noun && { noun }),
    ...(from && { from }),
    ...(until && { until }),
  };
  const db = strapi.db.connection;
  const found = await db.raw(
    `with event as (
       select * ${matching} order by at desc, id desc limit :limit offset :offset
     )
     select event.id, at, ${actorSql} as actor, case when by_id is not null then ${bySql(view)} end as by,
       action, noun, event.document_id as "documentId", ${existsSql} as "exists", language, title,
       cast(details as json) -> 'moved' as moved,
       action = 'import-rows' or details -> 'after' is not null
         or action <> all(:withoutTexts) and exists (
           select from versions where ${versionSql} and fields is distinct from (${formerSql('fields')})
         ) as "hasChanges"
     from event left join ${panelUserTable} account on account.id = by_id
     order by at desc, event.id desc`,
    {
      ...values,
      withoutTexts: [...withoutTexts],
      limit: historyLimits.page,
      offset: (page - 1) * historyLimits.page,
    },
  );
  const counted = await db.raw(`select count(*) as total ${matching}`, values);
  return { entries: pageRows.parse(found).rows, total: countRows.parse(counted).rows[0].total };
}

const peopleRows = z.object({ rows: z.array(historyPerson) });

/** Everyone who caused an event that the caller can see. */
export async function listPeople(strapi: Core.Strapi, view: HistoryView): Promise<HistoryPerson[]> {
  const found = await strapi.db.connection.raw(
    `select coalesce(cast(by_id as text), by_name) as key, ${actorSql} as actor,
       case when by_id is not null then ${bySql(view)} end as name
     from (
       select by_id, max(by_name) as by_name from audit_log where noun = any(:types)
       group by by_id, case when by_id is null then by_name end
     ) as people left join ${panelUserTable} account on account.id = by_id
     order by by_id is null, name nulls last, key`,
    { types: [...view.types] },
  );
  return peopleRows.parse(found).rows;
}

const eventRows = z.object({
  rows: z.array(z.object({ id: z.int(), noun: historyEntry.shape.noun })),
});
const changeRows = z.object({
  rows: z.array(z.object({ ...historyChange.shape, total: z.coerce.number() })),
});

/** The entries that an event changed, with their texts before and after. Undefined if there is no such event. */
export async function listChanges(
  strapi: Core.Strapi,
  view: HistoryView,
  id: number,
): Promise<{ noun: HistoryType; changes: HistoryChange[]; total: number } | undefined> {
  const db = strapi.db.connection;
  const [event] = eventRows.parse(
    await db.raw('select id, noun from audit_log where id = :id and noun = any(:types)', {
      id,
      types: [...view.types],
    }),
  ).rows;
  if (!event) return undefined;
  const found = await db.raw(
    `select event.document_id as "documentId", event.language, cast(details as json) -> 'before' as before,
       cast(details as json) -> 'after' as after, 1 as total
     from audit_log event where event.id = :id and details -> 'after' is not null
     union all (
       select versions.document_id, nullif(versions.language, ''), cast((${formerSql('fields')}) as json),
         cast(versions.fields as json), count(*) over ()
       from audit_log event
       join versions on ${versionSql}
         or (event.action = 'import-rows' and versions.noun = event.noun and versions.at = event.at)
       where event.id = :id order by versions.id limit :limit
     )`,
    { id, limit: historyLimits.changes },
  );
  const { rows } = changeRows.parse(found);
  return {
    noun: event.noun,
    changes: rows.map(({ total: _total, ...change }) => change),
    total: rows[0]?.total ?? 0,
  };
}
