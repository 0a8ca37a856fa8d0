import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { CallError } from '../contract/error.ts';
import { listSearch } from '../contract/list-search.ts';
import { givenLocale } from '../core/locale-parameter.ts';
import { isApiCall } from './api-calls.ts';

/** The panel asks for this many entries of a list at most; Strapi would take a second for its own limit of 1,000. */
const longestList = 100;

const isPlain = (value: unknown): boolean =>
  [value].flat().every((each) => typeof each !== 'object' || each === null);

const plainName = /^\$?\w+$/;
/** The only spelling of a sorted field that is counted below. Strapi would also read `a[b]` as a path. */
const sortedField = /^\s*(?:\w+(?:\.\w+)*(?::(?:asc|desc))?)?\s*$/i;

/** Whether each name is one step on the way to a field, and each text is accepted. */
function hasPlainNames(part: unknown, isAccepted: (text: string) => boolean): boolean {
  if (typeof part === 'string') return isAccepted(part);
  if (typeof part !== 'object' || part === null) return true;
  return Object.entries(part).every(
    ([name, value]) => plainName.test(name) && hasPlainNames(value, isAccepted),
  );
}

/** Checks parameters and the operands of operators, because Strapi doesn't. All other operators compare with plain values. */
const valueChecks = new Map<string, (value: unknown) => boolean>([
  ['$and', Array.isArray],
  ['$or', Array.isArray],
  ['$not', (value) => typeof value === 'object'],
  ['$between', (value) => Array.isArray(value) && value.length === 2 && isPlain(value)],
  ['$jsonSupersetOf', () => false],
  ['filters', (value) => hasPlainNames(value, () => true)],
  [
    'sort',
    (value) =>
      hasPlainNames(value, (text) => text.split(',').every((each) => sortedField.test(each))),
  ],
  ['fields', (value) => [value].flat().every((name) => /^(?:\*|\w+)$/.test(String(name)))],
]);

const isValueValid = (name: string, value: unknown): boolean =>
  valueChecks.get(name)?.(value) ?? (!name.startsWith('$') || isPlain(value));

function isReadable(part: unknown): boolean {
  // A null byte in a field name would truncate the SQL statement.
  if (typeof part === 'string') return !part.includes('\0');
  if (typeof part !== 'object' || part === null) return true;
  return Object.entries(part).every(
    ([name, value]) => isReadable(name) && isValueValid(name, value) && isReadable(value),
  );
}

/** A list of the panel has a few conditions and fields to sort by; each takes the database time. */
const maxCost = 30;
/** Operators whose list is one condition. */
const listOperators = /^\$(?:not)?(?:in|between)i?$/i;

/** Operators that match a pattern against a text, or that lowercase it first. */
const patternOperators = /^\$(?:(?:not)?(?:contains|startsWith|endsWith)i?|eqi|nei)$/i;
/** Shorter patterns count as this long, because lowercasing the text takes most of the time. */
const shortestPattern = 30;

/** The length of all patterns in filters together: what they cost, on each row, is in proportion to it. */
function patternLength(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0;
  return Object.entries(part).reduce(
    (sum, [name, value]) =>
      sum +
      (patternOperators.test(name)
        ? Math.max(shortestPattern, String(value).length)
        : patternLength(value)),
    0,
  );
}

const anyRelation = z.object({ type: z.literal('relation') });

/** The names of all relations, in any content type. */
function relationNames(strapi: Core.Strapi): ReadonlySet<string> {
  const attributes = Object.values(strapi.contentTypes).flatMap((type) =>
    Object.entries(type.attributes),
  );
  const relations = attributes.filter(([, attribute]) => anyRelation.safeParse(attribute).success);
  return new Set(relations.map(([name]) => name));
}

/** What a condition or a sort costs: the database joins two more tables for each relation on the way to it. */
const costAt = (names: readonly string[], relations: ReadonlySet<string>): number =>
  6 ** names.filter((name, index) => index < names.length - 1 || relations.has(name)).length;

/** @param names The names of the fields that lead to this part. */
function costOfFilters(
  part: unknown,
  relations: ReadonlySet<string>,
  names: readonly string[] = [],
): number {
  if (typeof part !== 'object' || part === null) return costAt(names, relations);
  return Object.entries(part).reduce((sum, [name, value]) => {
    if (listOperators.test(name)) return sum + costAt(names, relations);
    const isField = !/^[$\d]/.test(name);
    return sum + costOfFilters(value, relations, isField ? [...names, name] : names);
  }, 0);
}

const order = /^(?:asc|desc)$/i;

/** The fields of a `sort` parameter, each as the steps to it: `category.name:asc` or `[category][name]=asc`. */
function sortedFields(sort: unknown): string[][] {
  if (typeof sort === 'string')
    return sort.split(',').map((field) => field.trim().replace(/:.*/s, '').split('.'));
  if (Array.isArray(sort)) return sort.flatMap(sortedFields);
  if (typeof sort !== 'object' || sort === null) return [];
  return Object.entries(sort).flatMap(([name, below]) =>
    typeof below === 'string' && order.test(below)
      ? [[name]]
      : sortedFields(below).map((steps) => [name, ...steps]),
  );
}

const size = z.coerce.number().min(1).max(longestList).optional();
/** `limit` is Strapi’s other name for a page’s size. */
const pageSizes = z.object({ pageSize: size, limit: size });
const validQuery = pageSizes.extend({
  pagination: pageSizes.optional(),
  locale: givenLocale,
  // A long pattern takes the database time for each row.
  [listSearch.parameter]: z.string().max(listSearch.longest).optional(),
});

/** As Strapi's router reads it: in any case, and with encoded characters. */
const listPath = /^\/content-manager\/collection-types\/((?:[^/%]|%[\da-f]{2})+)/i;

/** Like Strapi's router, which keeps what isn't UTF-8. */
function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

const relation = z.object({ relation: z.string(), target: z.string() });
const privateField = z.object({ private: z.literal(true), type: z.string() });

/**
 * Strapi fails on a sort below a field that isn't a relation, and the panel sorts at most one step below one. The order of
 * secret fields, such as passwords, says something of them; `hide-addresses.ts` checks who can sort by email address.
 */
function isSortable(strapi: Core.Strapi, path: string, sort: unknown): boolean {
  const [, encodedUid = ''] = listPath.exec(path) ?? [];
  const uid = decode(encodedUid);
  const typeOf = (wanted: string) =>
    Object.values(strapi.contentTypes).find((each) => each.uid === wanted);
  const isSecret = (type: string, field: string) => {
    const secret = privateField.safeParse(typeOf(type)?.attributes[field]).data;
    return secret !== undefined && secret.type !== 'email';
  };
  return sortedFields(sort).every(([first = '', next, ...below]) => {
    if (next === undefined) return !isSecret(uid, first);
    const { data } = relation.safeParse(typeOf(uid)?.attributes[first]);
    return data !== undefined && below.length === 0 && !isSecret(data.target, next);
  });
}

/**
 * Strapi's lists of relations would show every field of what `populate` names, such as an author's password reset token.
 * Only the folders of its media library ask for it.
 */
const asksForMore = ({ path, query }: Context): boolean =>
  query['populate'] !== undefined && !path.startsWith('/upload/');

/** Rejects invalid queries that Strapi would pass to the database unchecked. */
const panelQueries: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  (ctx, next) => {
    // The site's calls validate their queries with the contract.
    if (isApiCall(ctx)) return next();
    const { filters = {}, sort } = ctx.query;
    const relations = relationNames(strapi);
    const costs = sortedFields(sort).map((names) => costAt(names, relations));
    if (
      !isReadable(ctx.query) ||
      asksForMore(ctx) ||
      costs.reduce((sum, cost) => sum + cost, costOfFilters(filters, relations)) > maxCost ||
      patternLength(filters) > listSearch.longest ||
      !validQuery.safeParse(ctx.query).success ||
      !isSortable(strapi, ctx.path, sort)
    )
      throw new CallError('malformed');
    return next();
  };

export default panelQueries;
