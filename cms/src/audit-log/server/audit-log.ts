import type { Core } from '@strapi/strapi';
import { currentPanelUser, type PanelUser } from '../../core/panel-user.ts';
import {
  historyLimits,
  type HistoryAction,
  type HistoryType,
  type SystemActor,
} from '../../contract/history.ts';
import type { Language } from '../../contract/language.ts';
import type { VersionContent } from '../../contract/versions.ts';

interface AuditEvent {
  action: HistoryAction;
  noun: HistoryType;
  title: string;
  documentId?: string;
  language?: Language | undefined;
  /** What the event changed, if the entry has no versions that show it. */
  details?: EventDetails;
}

export type EventDetails =
  | { moved: { from: number | null; to: number } }
  | { before: VersionContent | null; after: VersionContent | null };

const longestTitle = 200;

/** Records events in the current transaction, with the calling panel user or else the given actor. */
export async function recordEvents(
  strapi: Core.Strapi,
  events: readonly AuditEvent[],
  actor: SystemActor | PanelUser,
): Promise<void> {
  const by = currentPanelUser(strapi) ?? actor;
  const [id, name] = typeof by === 'string' ? [null, by] : [by.id, by.email];
  const rows = events.map(({ action, noun, title, documentId, language, details }) => ({
    by_id: id,
    by_name: name,
    action,
    noun,
    title: title.slice(0, longestTitle),
    document_id: documentId ?? null,
    language: language ?? null,
    details: details ? JSON.stringify(details) : null,
  }));
  await strapi.db.transaction(({ trx }) => trx.batchInsert('audit_log', rows));
}

/** Deletes events older than a year. */
export async function purgeAuditLog(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(
    `delete from audit_log where at < now() - make_interval(days => ?)`,
    [historyLimits.days],
  );
}
