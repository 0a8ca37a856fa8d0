import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { recordEvents } from '../../audit-log/server/audit-log.ts';
import type { HistoryAction } from '../../contract/history.ts';
import { currentPanelUser } from '../../core/panel-user.ts';

const uid = 'api::letter.letter';
const actions: Readonly<Record<string, HistoryAction>> = {
  create: 'create',
  update: 'change',
  delete: 'delete',
};

const document = z.object({ documentId: z.string() });
const weekRows = z.object({ rows: z.array(z.object({ week: z.string() })) });

/** Logs what panel users change in newsletters, by their weeks. */
export function logLetterChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const action = context.uid === uid ? actions[context.action] : undefined;
    if (!action || !currentPanelUser(strapi)) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const log = async (source: unknown) => {
        const { documentId } = document.parse(source);
        const found = await trx.raw(
          'select cast(week as text) as week from letters where document_id = :documentId',
          { documentId },
        );
        const events = weekRows
          .parse(found)
          .rows.map(({ week }) => ({ action, noun: 'letter' as const, title: week, documentId }));
        await recordEvents(strapi, events, 'command');
      };
      if (action === 'delete') await log(context.params);
      const result = await next();
      if (action !== 'delete') await log(action === 'create' ? result : context.params);
      return result;
    });
  });
}
