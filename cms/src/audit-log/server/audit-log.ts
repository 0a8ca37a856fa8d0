import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { currentPanelUser } from '../../core/panel-user.ts';
import {
  historyEntry,
  historyLimits,
  type HistoryAction,
  type HistoryEntry,
  type HistoryType,
} from '../../contract/history.ts';
import type { Language } from '../../contract/language.ts';
import { panelUserTable } from '../../strapi/internals/tables.ts';

interface AuditEvent {
  action: HistoryAction;
  noun: HistoryType;
  title: string;
  documentId?: string;
  language?: Language;
}

/** The actor of an event that no panel user caused. */
export type SystemActor = 'schedule' | 'command';

const longestTitle = 200;

/** Records events in the current transaction, with the calling panel user or else the system as the actor. */
export async function recordEvents(
  strapi: Core.Strapi,
  events: readonly AuditEvent[],
  systemActor: SystemActor,
): Promise<void> {
  const by = currentPanelUser(strapi);
  const rows = events.map(({ action, noun, title, documentId, language }) => ({
    by_id: by?.id ?? null,
    by_name: by?.email ?? systemActor,
    action,
    noun,
    title: title.slice(0, longestTitle),
    document_id: documentId ?? null,
    language: language ?? null,
  }));
  await strapi.db.transaction(({ trx }) => trx.batchInsert('audit_log', rows));
}

const found = z.object({ rows: z.array(historyEntry) });
const count = z.object({ rows: z.tuple([z.object({ total: z.coerce.number() })]) });

/**
 * A page of events, newest first, with the total. An account is shown by its current email address and name, so that
 * nobody can sign with another name; a deleted one by the address it had at that time.
 */
export async function listEvents(
  strapi: Core.Strapi,
  page: number,
): Promise<{ entries: HistoryEntry[]; total: number }> {
  const db = strapi.db.connection;
  const entries = await db.raw(
    `select audit_log.id, at,
       concat_ws(' · ', coalesce(email, by_name),
         nullif(trim(concat_ws(' ', firstname, lastname)), '')) as by,
       action, noun, audit_log.document_id as "documentId", language, title
     from audit_log left join ${panelUserTable} account on account.id = by_id
     order by at desc, audit_log.id desc limit :limit offset :offset`,
    { limit: historyLimits.page, offset: (page - 1) * historyLimits.page },
  );
  const counted = await db.raw('select count(*) as total from audit_log');
  return { entries: found.parse(entries).rows, total: count.parse(counted).rows[0].total };
}

/** Deletes events older than a year. */
export async function purgeAuditLog(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(
    `delete from audit_log where at < now() - make_interval(days => ?)`,
    [historyLimits.days],
  );
}
