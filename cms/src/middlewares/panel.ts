import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { cannotBe } from '../database-errors.ts';

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

/**
 * Strapi uses some of what the panel is sent unread: its filters, and what it hands on to the database. What would
 * fail there is the caller's mistake.
 */
const panel: Core.MiddlewareFactory = () => async (ctx, next) => {
  // Calls of the site take no filters, and ignore them.
  if (!ctx.path.startsWith('/api/') && !canBeRead(ctx.query['filters']))
    throw new errors.ValidationError('Invalid filters');
  try {
    await next();
  } catch (error) {
    throw cannotBe(error) ? new errors.ValidationError('Invalid value') : error;
  }
};

export default panel;
