import type { Core } from '@strapi/strapi';
import { AsyncLocalStorage } from 'node:async_hooks';
import { errors } from '@strapi/utils';
import { alreadyThere, cannotBe } from '../database-errors.ts';

/** What operators of a filter take, where Strapi fails on anything else; no column of ours is JSON. */
const takes = new Map<string, (value: unknown) => boolean>([
  ['$and', Array.isArray],
  ['$or', Array.isArray],
  ['$not', (value) => typeof value === 'object'],
  ['$between', (value) => Array.isArray(value) && value.length === 2],
  ['$jsonSupersetOf', () => false],
]);

function canBeRead(filter: unknown): boolean {
  if (typeof filter !== 'object' || filter === null) return true;
  return Object.entries(filter).every(
    ([name, value]) => (takes.get(name)?.(value) ?? true) && canBeRead(value),
  );
}

/** Our own calls read all that they are sent: where they break, the mistake is ours. */
const ours = /^\/(?:api|panel)\//;

const unreadNames = new Set(['ZodError', 'NotNullError']);

/** What Strapi's code breaks with over a body or a query that is missing, of another kind, or names its own row. */
function isUnread(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    (error instanceof Error && unreadNames.has(error.name)) ||
    alreadyThere(error)
  );
}

/** What reads a body that comes in parts names the mistake that it found by a status of its own. */
function isTorn(error: unknown): boolean {
  return error instanceof Error && 'httpCode' in error;
}

/** Ends the call that is being answered with an error. */
const failing = new AsyncLocalStorage<(error: unknown) => void>();

/** Checks of Strapi's that fail while nobody waits for them: without this, they would end the process. */
function failCall(error: unknown): void {
  const fail = failing.getStore();
  if (!fail) throw error;
  fail(error);
}

/**
 * Strapi uses some of what the panel is sent unread: its filters, its bodies, and what it hands on to the database.
 * What would fail there is the caller's mistake.
 */
const panel: Core.MiddlewareFactory = (_config, { strapi }) => {
  process.on('unhandledRejection', failCall);
  return async (ctx, next) => {
    // Calls of the site take no filters, and ignore them.
    if (!ctx.path.startsWith('/api/') && !canBeRead(ctx.query['filters']))
      throw new errors.ValidationError('Invalid filters');
    try {
      await new Promise((resolve, reject) => {
        failing.run(reject, () => void next().then(resolve, reject));
      });
    } catch (error) {
      if (cannotBe(error) || isTorn(error)) throw new errors.ValidationError('Invalid value');
      if (ours.test(ctx.path) || !isUnread(error)) throw error;
      // It may be Strapi's own mistake after all.
      strapi.log.error(error);
      throw new errors.ValidationError('Invalid request');
    }
  };
};

export default panel;
