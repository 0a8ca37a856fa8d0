import type { z } from 'zod';
import { affirmationListQuery } from './affirmation.ts';
import type { ContentType } from './change.ts';
import { CallError } from './error.ts';
import { memberDataQuery } from './auth.ts';
import { languageQuery } from './query.ts';

/**
 * All calls of the API (behavior C1). The site only proxies these to the CMS. `:id` is a number.
 * `shows` lists the content types in a response that is the same for everyone; it is empty for private responses.
 */
export const calls = [
  { method: 'GET', path: '/api/auth/user', query: languageQuery, shows: [] },
  { method: 'GET', path: '/api/categories', query: languageQuery, shows: ['category'] },
  { method: 'GET', path: '/api/affirmations', query: affirmationListQuery, shows: ['affirmation'] },
  {
    method: 'GET',
    path: '/api/affirmations/featured',
    query: languageQuery,
    shows: ['affirmation'],
  },
  { method: 'GET', path: '/api/affirmations/random', query: languageQuery, shows: [] },
  { method: 'GET', path: '/api/affirmations/:id', query: languageQuery, shows: ['affirmation'] },
  { method: 'GET', path: '/api/testimonials', query: languageQuery, shows: ['testimonial'] },
  own('POST', '/api/subscribers'),
  own('POST', '/api/subscribers/preferences'),

  own('POST', '/api/auth/login'),
  own('POST', '/api/auth/register'),
  own('POST', '/api/auth/logout'),
  own('POST', '/api/auth/forgot-password'),
  own('POST', '/api/auth/reset-password'),
  own('PATCH', '/api/auth/user'),
  own('POST', '/api/auth/email'),
  own('POST', '/api/auth/email/confirmation'),
  own('POST', '/api/auth/password'),
  { method: 'GET', path: '/api/auth/data', query: memberDataQuery, shows: [] },
  own('POST', '/api/auth/deletion'),

  own('GET', '/api/dashboard/collections'),
  own('POST', '/api/dashboard/collections'),
  own('GET', '/api/dashboard/collections/:id'),
  own('PATCH', '/api/dashboard/collections/:id'),
  own('DELETE', '/api/dashboard/collections/:id'),
  own('POST', '/api/dashboard/collections/:id/restoration'),
  own('PUT', '/api/dashboard/collections/:id/order'),
  own('POST', '/api/dashboard/collections/:id/affirmations'),
  own('DELETE', '/api/dashboard/collections/:id/affirmations/:affirmationId'),

  own('GET', '/api/dashboard/affirmations'),
  own('POST', '/api/dashboard/affirmations'),
  own('PATCH', '/api/dashboard/affirmations/:id'),
  own('DELETE', '/api/dashboard/affirmations/:id'),
  own('POST', '/api/dashboard/affirmations/:id/restoration'),
] as const satisfies readonly {
  method: string;
  path: `/api/${string}`;
  query: z.ZodObject;
  shows: readonly ContentType[];
}[];
export type Call = (typeof calls)[number];

/** A call whose response is private to its caller. */
function own<Path extends `/api/${string}`>(method: string, path: Path) {
  return { method, path, query: languageQuery, shows: [] } as const;
}

/** The specified call for a method and a path, or undefined. */
export function callAt(method: string, path: string): Call | undefined {
  const effectiveMethod = method === 'HEAD' ? 'GET' : method;
  return calls.find((call) => call.method === effectiveMethod && matches(call.path, path));
}

/** The methods of the specified calls at a path. */
export function methodsAt(path: string): string[] {
  return calls.filter((call) => matches(call.path, path)).map((call) => call.method);
}

/** Like `callAt`, but throws `CallError` if there is none: `not-found`, `method-not-allowed`. */
export function findCall(method: string, path: string): Call {
  const found = callAt(method, path);
  if (found) return found;
  throw new CallError(methodsAt(path).length > 0 ? 'method-not-allowed' : 'not-found');
}

/** The value of `:id`. Digits only, because Strapi's router could match a word with another route. */
const id = /^\d+$/;

function matches(pattern: string, path: string): boolean {
  const expected = pattern.split('/');
  const given = path.split('/');
  return (
    expected.length === given.length &&
    expected.every(
      (part, index) =>
        part === given[index] || (part.startsWith(':') && id.test(given[index] ?? '')),
    )
  );
}
