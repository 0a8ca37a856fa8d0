import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { CallError } from '../contract/error.ts';
import { givenLocale } from '../core/locale-parameter.ts';
import { isApiCall } from './api-calls.ts';
import { keepPlace } from './panel-queue.ts';

/** Deeper than anything the panel sends, and far below the depth at which recursive code overflows the stack. */
const deepest = 32;
/** The longest list that the panel sends is a role's permissions. Strapi's validators take milliseconds for each entry. */
const mostEntries = 1000;
const mostValues = 20_000;
/**
 * The panel's lists have at most 100 entries per page, and its pages check a few permissions. Strapi takes up to two
 * milliseconds for each, without a pause.
 */
const mostBulkEntries = 100;
const bulkAction = /\/(?:actions\/bulk[^/]*|batch-delete|permissions\/check)\/?$/i;
/** Strapi does not check their types. */
const bulkBody = z.object({
  documentIds: z.array(z.string()).optional(),
  locale: givenLocale,
});

/** Strapi passes `sort` to the database unchecked, as deep as it is and by any field. */
const bulkValidation = /\/actions\/bulkFindForValidation\/?$/i;

/** Rejects bodies whose shape would keep Strapi busy for seconds. The first middleware that has the body. */
const jsonLimits: Core.MiddlewareFactory = () => async (ctx, next) => {
  // Files are read later, by handlers that have their own limits.
  if (!ctx.is('multipart/form-data', 'application/octet-stream')) await keepPlace(ctx);
  const { body } = ctx.request;
  const isBulkAction = bulkAction.test(ctx.path) && !isApiCall(ctx);
  const longest = isBulkAction ? mostBulkEntries : mostEntries;
  if (Array.isArray(body)) throw new CallError('malformed');
  if (isBulkAction && body && !bulkBody.safeParse(body).success) throw new CallError('malformed');
  let level: unknown[] = [body];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) throw new CallError('malformed');
    level = level.flatMap((value) => {
      const entries: unknown[] =
        typeof value === 'object' && value !== null ? Object.values(value) : [];
      count += entries.length;
      if (count > mostValues || entries.length > longest) throw new CallError('too-large');
      return entries;
    });
  }
  if (!isApiCall(ctx) && bulkValidation.test(ctx.path))
    Reflect.deleteProperty(Object(body), 'sort');
  return next();
};

export default jsonLimits;
