import type { Core } from '@strapi/strapi';
import { CallError } from '../contract/error.ts';
import { isApiCall } from './api-calls.ts';

/** Deeper than anything the panel sends, and far below the depth at which recursive code overflows the stack. */
const deepest = 32;
/** The longest that the panel sends are a role's permissions. Strapi's validators take milliseconds for each entry. */
const mostEntries = 1000;
const mostValues = 20_000;

/** Strapi passes `sort` to the database unchecked, as deep as it is and by any field. */
const bulkValidation = /\/actions\/bulkFindForValidation$/i;

/** Rejects bodies whose shape would keep Strapi busy for seconds. */
const jsonLimits: Core.MiddlewareFactory = () => (ctx, next) => {
  const { body } = ctx.request;
  if (Array.isArray(body)) throw new CallError('malformed');
  let level: unknown[] = [body];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) throw new CallError('malformed');
    level = level.flatMap((value) => {
      const entries: unknown[] =
        typeof value === 'object' && value !== null ? Object.values(value) : [];
      count += entries.length;
      if (count > mostValues || entries.length > mostEntries) throw new CallError('too-large');
      return entries;
    });
  }
  if (!isApiCall(ctx) && bulkValidation.test(ctx.path))
    Reflect.deleteProperty(Object(body), 'sort');
  return next();
};

export default jsonLimits;
