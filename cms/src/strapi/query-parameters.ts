import type { Core } from '@strapi/strapi';
import { SHARED_QUERY_PARAM_KEYS } from '@strapi/utils';
import { replaceMethod } from './replace-method.ts';

type Transform = (uid: string, parameters: Readonly<Record<string, unknown>>) => unknown;

/**
 * Passes only a query’s documented parameters to the database. Strapi’s lists of relations, accounts and files would pass
 * any: `select` names columns of other tables, such as an author’s password reset token, and `orderBy` is never checked.
 */
export function dropUnknownParameters(strapi: Core.Strapi): void {
  const transform: Transform = replaceMethod(
    strapi.get('query-params'),
    'transform',
    (...[uid, parameters]: Parameters<Transform>) => {
      const known = SHARED_QUERY_PARAM_KEYS.filter((name) => name in parameters);
      return transform(uid, Object.fromEntries(known.map((name) => [name, parameters[name]])));
    },
  );
}
