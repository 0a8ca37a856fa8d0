import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';

type State = Readonly<Record<string, unknown>>;
export type EntryAction = 'read' | 'create' | 'update' | 'delete' | 'publish';

const ability = z.custom<{ can: (action: string) => boolean }>(
  (given) => typeof given === 'object' && given !== null && 'can' in given,
);

/** Strapi's state of the current request, if the caller is a panel user: only those have a `userAbility`. */
export function panelRequestState(strapi: Core.Strapi): State | undefined {
  const state = strapi.requestContext.get()?.state;
  return state?.userAbility === undefined ? undefined : state;
}

/** Whether a panel user has a permission that belongs to no content type. */
export function hasAction(ctx: Context, action: string): boolean {
  const found = ability.safeParse(ctx.state['userAbility']);
  return found.success && found.data.can(action);
}

/**
 * Whether a panel user has a permission on entries of a content type, in a language, and on a field if given. Roles can
 * limit it to entries that certain people have created; without their creator, it is about any entries.
 */
export function canWithEntries(
  strapi: Core.Strapi,
  { userAbility }: State,
  action: EntryAction,
  uid: string,
  locale: string | undefined,
  field?: string,
  createdBy?: unknown,
): boolean {
  const checker = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility, model: uid });
  const entry = locale === undefined ? null : { locale, createdBy };
  return checker.can[action](entry, field) === true;
}

/** Whether a panel session signed a token. It can have ended since. */
export function isSignedPanelToken(strapi: Core.Strapi, token: string): boolean {
  return strapi.sessionManager('admin').validateAccessToken(token).isValid;
}

/**
 * What a request of the content manager or of the panel's own pages does: `list` reads entries, `change` can wait for rows.
 * Strapi finds routes whatever the case of the path, and answers HEAD like GET.
 */
export function panelWorkOf({ method, path }: Context): 'list' | 'change' | undefined {
  if (!/^\/(?:content-manager|panel)\//i.test(path)) return undefined;
  return method === 'GET' || method === 'HEAD' ? 'list' : 'change';
}
