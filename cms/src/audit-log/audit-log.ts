import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { currentPanelUser } from '../panel-user.ts';
import {
  historyEntry,
  historyLimits,
  type HistoryAction,
  type HistoryEntry,
  type HistoryType,
} from '../contract/history.ts';
import type { Language } from '../contract/language.ts';

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
    by_name: by?.name ?? systemActor,
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

/** A page of events, newest first, with the total. */
export async function listEvents(
  strapi: Core.Strapi,
  page: number,
): Promise<{ entries: HistoryEntry[]; total: number }> {
  const db = strapi.db.connection;
  const entries = await db.raw(
    `select id, at, by_name as by, action, noun, document_id as "documentId", language, title
     from audit_log order by at desc, id desc limit :limit offset :offset`,
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
