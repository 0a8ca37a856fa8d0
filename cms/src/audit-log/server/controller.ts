import type { Context } from 'koa';
import {
  historyContentTypes,
  historyQuery,
  type HistoryContentType,
  type HistoryType,
} from '../../contract/history.ts';
import { fallbackLanguage, languages } from '../../contract/language.ts';
import { panelAction } from '../../contract/panel-permission.ts';
import { positiveInteger } from '../../contract/query.ts';
import type { VersionContent } from '../../contract/versions.ts';
import { panelQuery } from '../../core/panel-input.ts';
import { hasPermission, panelTexts } from '../../core/panel-user.ts';
import { hasAction } from '../../strapi/internals/panel-callers.ts';
import { listChanges, listEvents, listPeople, type HistoryView } from './queries.ts';

/** A page of the history, with only the events of types that the caller can read. */
export async function listAuditLog(ctx: Context): Promise<void> {
  const query = panelQuery(historyQuery, ctx);
  const view = viewOf(ctx);
  const [page, people] = await Promise.all([
    listEvents(strapi, view, query),
    listPeople(strapi, view),
  ]);
  ctx.body = { ...page, types: view.types, people };
}

/** The texts before and after an event, in the fields that the caller can read. */
export async function showChanges(ctx: Context): Promise<void> {
  const id = positiveInteger.safeParse(ctx['params'].id);
  const found = id.success ? await listChanges(strapi, viewOf(ctx), id.data) : undefined;
  if (!found) return ctx.throw(404, panelTexts(strapi).content.gone);
  const { noun, changes, total } = found;
  ctx.body = {
    changes: changes.map((change) => {
      const readable = (fields: VersionContent | null) =>
        fields &&
        Object.fromEntries(
          Object.entries(fields).filter(([field]) =>
            canRead(noun, change.language ?? fallbackLanguage, field),
          ),
        );
      return { ...change, before: readable(change.before), after: readable(change.after) };
    }),
    total,
  };
}

/** Events of accounts, members and subscribers are only for callers who can see these in the panel. */
function viewOf(ctx: Context): HistoryView {
  const withAddresses = hasAction(ctx, 'admin::users.read');
  const content = historyContentTypes.filter((noun) =>
    languages.every((language) => canRead(noun, language)),
  );
  const types: HistoryType[] = [...content];
  if (withAddresses) types.push('account', 'role');
  if (hasAction(ctx, panelAction('people.read'))) types.push('member', 'subscriber');
  return { types, withAddresses };
}

const canRead = (noun: HistoryType, language: string, field?: string): boolean =>
  isContent(noun) && hasPermission(strapi, 'read', `api::${noun}.${noun}`, language, field);

const isContent = (noun: HistoryType): noun is HistoryContentType =>
  historyContentTypes.some((each) => each === noun);
