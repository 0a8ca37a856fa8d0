import type { z } from 'zod';
import { affirmationListQuery, keywordQuery, randomQuery } from './affirmation.ts';
import type { ContentType } from './change.ts';
import { classLinkListQuery, classLinkQuery } from './class-link.ts';
import { collectionListQuery } from './collection.ts';
import { CallError } from './error.ts';
import { memberDataQuery } from './auth.ts';
import { languageQuery } from './query.ts';

/**
 * All endpoints of the API (behavior C1). The site only proxies these to the CMS. `:id` is a number.
 * `shows` lists the content types in a response that is the same for everyone; it is empty for private responses.
 */
export const endpoints = [
  { method: 'GET', path: '/api/auth/user', query: languageQuery, shows: [] },
  { method: 'GET', path: '/api/categories', query: languageQuery, shows: ['category'] },
  { method: 'GET', path: '/api/affirmations', query: affirmationListQuery, shows: ['affirmation'] },
  {
    method: 'GET',
    path: '/api/affirmations/featured',
    query: languageQuery,
    shows: ['affirmation'],
  },
  {
    method: 'GET',
    path: '/api/affirmations/keywords',
    query: keywordQuery,
    shows: ['affirmation'],
  },
  { method: 'GET', path: '/api/affirmations/today', query: languageQuery, shows: ['affirmation'] },
  { method: 'GET', path: '/api/affirmations/daily', query: languageQuery, shows: ['affirmation'] },
  { method: 'GET', path: '/api/affirmations/random', query: randomQuery, shows: [] },
  { method: 'GET', path: '/api/affirmations/:id', query: languageQuery, shows: ['affirmation'] },
  { method: 'GET', path: '/api/testimonials', query: languageQuery, shows: ['testimonial'] },
  // The token is in the query, because logs leave queries out.
  { method: 'GET', path: '/api/class-links', query: classLinkQuery, shows: [] },
  { method: 'GET', path: '/api/weeks', query: languageQuery, shows: ['week', 'affirmation'] },
  privateEndpoint('POST', '/api/subscribers'),
  privateEndpoint('POST', '/api/subscribers/preferences'),

  privateEndpoint('POST', '/api/auth/login'),
  privateEndpoint('POST', '/api/auth/register'),
  privateEndpoint('POST', '/api/auth/logout'),
  privateEndpoint('POST', '/api/auth/forgot-password'),
  privateEndpoint('POST', '/api/auth/reset-password'),
  privateEndpoint('PATCH', '/api/auth/user'),
  privateEndpoint('POST', '/api/auth/email'),
  privateEndpoint('POST', '/api/auth/email/confirmation'),
  privateEndpoint('POST', '/api/auth/password'),
  { method: 'GET', path: '/api/auth/data', query: memberDataQuery, shows: [] },
  privateEndpoint('POST', '/api/auth/deletion'),

  { method: 'GET', path: '/api/dashboard/collections', query: collectionListQuery, shows: [] },
  privateEndpoint('POST', '/api/dashboard/collections'),
  privateEndpoint('GET', '/api/dashboard/collections/:id'),
  privateEndpoint('PATCH', '/api/dashboard/collections/:id'),
  privateEndpoint('DELETE', '/api/dashboard/collections/:id'),
  privateEndpoint('POST', '/api/dashboard/collections/:id/restoration'),
  privateEndpoint('PUT', '/api/dashboard/collections/:id/order'),
  privateEndpoint('POST', '/api/dashboard/collections/:id/affirmations'),
  privateEndpoint('DELETE', '/api/dashboard/collections/:id/affirmations/:affirmationId'),

  { method: 'GET', path: '/api/dashboard/class-links', query: classLinkListQuery, shows: [] },
  privateEndpoint('POST', '/api/dashboard/class-links'),
  privateEndpoint('PATCH', '/api/dashboard/class-links/:id'),
  privateEndpoint('DELETE', '/api/dashboard/class-links/:id'),

  privateEndpoint('GET', '/api/dashboard/affirmations'),
  privateEndpoint('POST', '/api/dashboard/affirmations'),
  privateEndpoint('PATCH', '/api/dashboard/affirmations/:id'),
  privateEndpoint('DELETE', '/api/dashboard/affirmations/:id'),
  privateEndpoint('POST', '/api/dashboard/affirmations/:id/restoration'),
] as const satisfies readonly {
  method: string;
  path: `/api/${string}`;
  query: z.ZodObject;
  shows: readonly ContentType[];
}[];
export type Endpoint = (typeof endpoints)[number];

/** An endpoint whose response is private to its caller. */
function privateEndpoint<Path extends `/api/${string}`>(method: string, path: Path) {
  return { method, path, query: languageQuery, shows: [] } as const;
}

/** The endpoint for a method and a path, or undefined. */
export function findEndpoint(method: string, path: string): Endpoint | undefined {
  const effectiveMethod = method === 'HEAD' ? 'GET' : method;
  return endpoints.find(
    (endpoint) => endpoint.method === effectiveMethod && matches(endpoint.path, path),
  );
}

/** The methods that are allowed at a path. */
export function allowedMethods(path: string): string[] {
  return endpoints
    .filter((endpoint) => matches(endpoint.path, path))
    .map((endpoint) => endpoint.method);
}

/** Like `findEndpoint`, but throws `CallError` if there is none: `not-found`, `method-not-allowed`. */
export function requireEndpoint(method: string, path: string): Endpoint {
  const found = findEndpoint(method, path);
  if (found) return found;
  throw new CallError(allowedMethods(path).length > 0 ? 'method-not-allowed' : 'not-found');
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
