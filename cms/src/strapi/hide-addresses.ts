import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { hasAction } from './internals/panel-callers.ts';

const authors = ['createdBy', 'updatedBy'];
/** A filter or sort that would reveal an email address, character by character, or who is deactivated. */
const asksForAddresses = /(?:created|updated)By.*(?:email|isActive|blocked)/s;

const names = ['id', 'firstname', 'lastname', 'username'];

/**
 * Leaves only the names of an entry's authors, and their email addresses for callers who can see accounts: an author
 * also has a password and links to set one.
 */
export async function hideAddresses(ctx: Context, next: Next): Promise<void> {
  const canSeeAccounts = hasAction(ctx, 'admin::users.read');
  if (!canSeeAccounts && asksForAddresses.test(JSON.stringify(ctx.query)))
    throw new errors.ForbiddenError('You don’t have permission to filter or sort by email address');
  await next();
  ctx.body = withAuthors(ctx.body, canSeeAccounts ? [...names, 'email', 'isActive'] : names);
}

/** @param shown The fields of authors that stay. */
function withAuthors(value: unknown, shown: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => withAuthors(each, shown));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      authors.includes(name) ? pick(field, shown) : withAuthors(field, shown),
    ]),
  );
}

function pick(author: unknown, shown: readonly string[]): unknown {
  // What describes the field in the schema and settings of a content type has no id.
  if (!isPlain(author) || !('id' in author)) return author;
  return Object.fromEntries(Object.entries(author).filter(([name]) => shown.includes(name)));
}

/** Not a date, a stream or a buffer. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === '[object Object]';
}
