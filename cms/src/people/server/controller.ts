import { stringify } from 'csv-stringify/sync';
import type { Context } from 'koa';
import { z } from 'zod';
import { csvSeparator, panelTexts } from '../../core/panel-user.ts';
import { findAccountById } from '../../core/accounts.ts';
import { removeAccount } from '../../api/auth/writes.ts';
import { removeSubscriber } from '../../api/subscriber/writes.ts';
import { peopleQuery, peopleSearch, type PeopleKind } from '../../contract/people.ts';
import { positiveInteger } from '../../contract/query.ts';
import type { HistoryType } from '../../contract/history.ts';
import { recordEvents } from '../../audit-log/server/audit-log.ts';
import { panelQuery } from '../../core/panel-input.ts';
import { byteOrderMark, csvFormat, escapeFormulas } from '../../core/csv.ts';
import { exportPeople, listPeople } from './queries.ts';

const nounOf: Record<PeopleKind, HistoryType> = { members: 'member', subscribers: 'subscriber' };

/** A page of search results. */
export const list = (kind: PeopleKind) => async (ctx: Context) => {
  ctx.set('Cache-Control', 'private, no-store');
  ctx.body = await listPeople(strapi.db.connection, kind, panelQuery(peopleQuery, ctx));
};

/** All search results as a CSV file with the caller's separator. Exports are recorded in the audit log. */
export const exportAll = (kind: PeopleKind) => async (ctx: Context) => {
  const rows = await exportPeople(strapi.db.connection, kind, panelQuery(peopleSearch, ctx).q);
  await logEvent(kind, 'export', String(rows.length - 1));
  ctx.set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${kind}.csv"`,
    'Cache-Control': 'private, no-store',
  });
  const guarded = rows.map((row) => row.map(escapeFormulas));
  ctx.body = byteOrderMark + stringify(guarded, { ...csvFormat, delimiter: csvSeparator(strapi) });
};

/** Deletes a member with everything they own. */
export async function eraseMember(ctx: Context): Promise<void> {
  const id = idOf(ctx);
  const account = await findAccountById(id);
  if (!account) return throwNotFound(ctx);
  await strapi.db.transaction(async () => {
    await removeAccount(account);
    await logEvent('members', 'erase', `#${id}`);
  });
  ctx.status = 204;
}

const emails = z.object({ rows: z.array(z.object({ email: z.string() })) });

/** Deletes a subscriber and adds the address to the suppression list, like an unsubscription. */
export async function eraseSubscriber(ctx: Context): Promise<void> {
  const id = idOf(ctx);
  const isErased = await strapi.db.transaction(async ({ trx }) => {
    const found = await trx.raw('select email from subscribers where id = ? for update', [id]);
    const [subscriber] = emails.parse(found).rows;
    if (!subscriber) return false;
    await removeSubscriber(trx, subscriber.email);
    await logEvent('subscribers', 'erase', `#${id}`);
    return true;
  });
  if (!isErased) return throwNotFound(ctx);
  ctx.status = 204;
}

/** Records no name or email address, so that the audit log does not keep deleted data. */
const logEvent = (kind: PeopleKind, action: 'erase' | 'export', title: string) =>
  recordEvents(strapi, [{ action, noun: nounOf[kind], title }], 'command');

function idOf(ctx: Context): number {
  const id = positiveInteger.safeParse(ctx['params'].id);
  return id.success ? id.data : throwNotFound(ctx);
}

const throwNotFound = (ctx: Context): never => ctx.throw(404, panelTexts(strapi).content.gone);
