import * as fc from 'fast-check';
import { body } from './bodies.ts';
import { headers } from './headers.ts';

import { programs, roles, type FuzzRequest, type Mutation, type Program } from './request.ts';
import { routesOf, type Route } from './routes.ts';
import { pathPart, query } from './values.ts';

const writing = ['POST', 'PUT', 'PATCH', 'DELETE'];
const methods = [...writing, 'GET', 'HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'M-SEARCH'];

const strangeTargets = [
  '*',
  '',
  'http://evil.example/',
  '//evil.example',
  '/%',
  '/\\x',
  'x',
  '/?',
  '/#x',
  `/${'a'.repeat(9000)}`,
];

/** Mostly an existing route; sometimes with another method or another path, and sometimes an invented one. */
const routeOf = (program: Program): fc.Arbitrary<Route> => {
  const route = fc.constantFrom(...routesOf[program]);
  const anyMethod = fc.constantFrom(...methods);
  const replaced = fc.tuple(route, pathPart, fc.nat(6)).map(([{ method, path }, part, index]) => ({
    method,
    path: path
      .split('/')
      .toSpliced(index + 1, 1, part)
      .join('/'),
  }));
  const anything = fc
    .array(pathPart, { minLength: 1, maxLength: 3 })
    .map((parts) => `/${parts.join('/')}`);
  return fc.oneof(
    { weight: 20, arbitrary: route },
    {
      weight: 3,
      arbitrary: fc.tuple(route, anyMethod).map(([{ path }, other]) => ({ path, method: other })),
    },
    { weight: 3, arbitrary: replaced },
    {
      weight: 1,
      arbitrary: fc.record({
        method: anyMethod,
        path: fc.oneof(anything, fc.constantFrom(...strangeTargets)),
      }),
    },
  );
};

const mutation: fc.Arbitrary<Mutation> = fc.record({
  position: fc.double({ min: 0, max: 1, noNaN: true }),
  remove: fc.oneof(fc.nat(4), fc.nat(200)),
  insert: fc.oneof(
    fc.constantFrom(
      '',
      '\r\n',
      '\n',
      '\r\n\r\n',
      '\0',
      '\t',
      ' ',
      ':',
      '\xff',
      '\x16\x03\x01\x02\x00',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      'HTTP/9.9',
      'Content-Length: 3\r\n',
      `X: ${'a'.repeat(20_000)}\r\n`,
    ),
    fc.string({ unit: 'binary', maxLength: 20 }),
  ),
});

const requestTo = (program: Program): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      role: fc.constantFrom(...roles),
      route: routeOf(program),
      search: query,
      headers,
      sent: body,
      hasBody: fc.oneof(
        { weight: 1, arbitrary: fc.constant(true) },
        { weight: 9, arbitrary: fc.constant(false) },
      ),
      framing: fc.oneof(
        { weight: 30, arbitrary: fc.constant('length' as const) },
        { weight: 3, arbitrary: fc.constant('chunked' as const) },
        { weight: 1, arbitrary: fc.constantFrom('too-short', 'broken-chunk', 'both', 'none') },
      ),
      gzip: fc.oneof(
        { weight: 19, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
      ),
      mutations: fc.oneof(
        { weight: 14, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.array(mutation, { minLength: 1, maxLength: 3 }) },
      ),
    })
    .map(({ route: { method, path }, search, sent, hasBody, gzip, ...request }) => {
      const withBody = hasBody || writing.includes(method);
      const type = sent.type ? [['Content-Type', sent.type] as const] : [];
      const coding = gzip ? [['Content-Encoding', 'gzip'] as const] : [];
      return {
        ...request,
        program,
        method,
        target: path + search,
        gzip: gzip && withBody,
        body: withBody ? sent.body : '',
        headers: withBody ? [...type, ...coding, ...request.headers] : request.headers,
      };
    });

/** Generates the requests of a seed. A larger count only adds requests at the end. */
export function generate(seed: number, count: number): FuzzRequest[] {
  return fc.sample(fc.oneof(...programs.map(requestTo)), { seed, numRuns: count });
}
