import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { hasAction } from './internals/panel-callers.ts';

const authors = ['createdBy', 'updatedBy'];
/** A filter or sort that would reveal an email address, character by character, or who is deactivated. */
const asksForAddresses = /(?:created|updated)By.*(?:email|isActive|blocked)/s;

/** Removes the email addresses of an entry's authors for callers who cannot see accounts. */
export async function hideAddresses(ctx: Context, next: Next): Promise<void> {
  if (hasAction(ctx, 'admin::users.read')) return next();
  if (asksForAddresses.test(JSON.stringify(ctx.query)))
    throw new errors.ForbiddenError('You don’t have permission to filter or sort by email address');
  await next();
  ctx.body = withoutAddresses(ctx.body);
}

function withoutAddresses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAddresses);
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      authors.includes(name) ? nameOnly(field) : withoutAddresses(field),
    ]),
  );
}

function nameOnly(author: unknown): unknown {
  if (!isPlain(author)) return author;
  const { email: _email, isActive: _isActive, ...name } = author;
  return name;
}

/** Not a date, a stream or a buffer. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === '[object Object]';
}
