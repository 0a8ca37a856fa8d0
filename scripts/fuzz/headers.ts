import * as fc from 'fast-check';
import { text } from './values.ts';

const one = (name: string, ...values: string[]) =>
  fc.constantFrom(...values).map((value) => [name, value] as const);

const ordinary = [
  one(
    'Range',
    'bytes=0-',
    'bytes=5-1',
    'bytes=-0',
    'bytes=0-99999999999999999999',
    'bytes=99999999999-',
  ),
  one(
    'Range',
    'bytes=0-0,2-3',
    'bytes=',
    'bytes=a-b',
    'lines=1-2',
    'bytes=-99999999999',
    'bytes=--1',
  ),
  one(
    'Accept-Encoding',
    'gzip',
    'br;q=0, *;q=1',
    'identity;q=0',
    '*;q=0',
    'zstd',
    ';;;=',
    'gzip;q=x',
  ),
  one('If-None-Match', '*', '"x"', 'W/""', ',,,', '"'.repeat(2000)),
  one('If-Match', '*', '"x"'),
  one('If-Modified-Since', 'Thu, 01 Jan 1970 00:00:00 GMT', 'yesterday', '-1'),
  one('If-Unmodified-Since', 'Thu, 01 Jan 1970 00:00:00 GMT', 'x'),
  one('If-Range', '"x"', 'Thu, 01 Jan 1970 00:00:00 GMT'),
  one('X-Forwarded-For', '127.0.0.1', '::', 'a, b, c', '1'.repeat(5000), '\u0001', ','),
  one('X-Forwarded-Proto', 'https', 'javascript', 'http,https', ''),
  one('X-Forwarded-Host', 'evil.example', 'a b', '', '[', ':'),
  one('X-Forwarded-Port', '0', '99999999', 'x'),
  one('Forwarded', 'for=x;host=evil.example;proto=https', ';;'),
  one(
    'Cookie',
    'session=x',
    'session=',
    'session=a.b.c; session=d',
    'lang=xx',
    'member=parent',
    '=',
    ';;;',
  ),
  one('Cookie', `a=${'b'.repeat(6000)}`, 'session=%', 'lang=%ff', '__proto__=1; constructor=2'),
  one('Origin', 'null', 'http://evil.example', 'http://127.0.0.1', 'x', 'http://[', ''),
  one('Referer', 'http://evil.example/', 'x', 'http://[', '//'),
  one('Accept-Language', 'fr', 'xx-YY;q=z', '*;q=0', ',;q=', `${'fr,'.repeat(2000)}en`, '\u00ff'),
  one('Accept', 'text/html', 'application/json', '*/*;q=0', ';', 'text/event-stream'),
  one('Authorization', 'Bearer x', 'Bearer ', 'Bearer a.b.c', 'Basic Og==', 'Bearer null', 'x'),
  one('X-Cms-Key', 'x', '', 'a'.repeat(500), '\u00e9'),
  one('X-Preview', 'x', 'a.b', '..', '1.1.1'),
  one('X-Request-Id', 'x', 'a'.repeat(4000), 'a b', '"', ''),
  one('X-HTTP-Method-Override', 'DELETE', 'x'),
  one('Sec-Fetch-Site', 'cross-site', 'same-origin', 'x'),
  one('Sec-Fetch-Mode', 'navigate', 'cors'),
  one('X-Astro-Path', '/admin', '%', '//x'),
  one('X-Astro-Locals', '{}', '{', 'null'),
  one('Access-Control-Request-Method', 'DELETE', 'x'),
  one('Access-Control-Request-Headers', 'x', ',,'),
  one('Max-Forwards', '0', '-1'),
  one('Purpose', 'prefetch'),
  one('Trailer', 'x'),
  one('TE', 'trailers', 'x'),
  one('Via', '1.1 x'),
];
/** With these, Node refuses most requests before our code sees them. */
const breaking = [
  one(
    'Host',
    '',
    'evil.example',
    'a b',
    '[::1',
    '127.0.0.1:99999',
    'x'.repeat(3000),
    '../x',
    'a@b',
  ),
  one('Expect', '100-continue', '200-ok', ''),
  one('Connection', 'keep-alive', 'upgrade', 'close, host', 'keep-alive, transfer-encoding'),
  one('Upgrade', 'websocket', 'h2c'),
  one(
    'Transfer-Encoding',
    'chunked',
    'gzip',
    'identity',
    'chunked, chunked',
    'xchunked',
    ' chunked',
  ),
  one('Content-Length', '0', '-1', '1e3', '99999999999999999999', '5, 5', '+1'),
  one('Content-Encoding', 'gzip', 'deflate', 'br', 'zstd', 'identity', 'gzip, gzip', 'x'),
  one(
    'Content-Type',
    '',
    'text/plain',
    'application/json; charset=utf-16',
    'application/xml',
    'a/b; c=',
    '/',
  ),
  one(
    'Content-Type',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'application/graphql',
  ),
];

/** Without line breaks and other control characters: mutations of whole requests add those. */
const anything = fc
  .tuple(fc.stringMatching(/^[A-Za-z-]{1,30}$/), text)
  .map(([name, value]) => [name, value.replaceAll(/[^\x20-\x7e{}]/g, '?')] as const);

export const headers = fc.oneof(
  { weight: 1, arbitrary: fc.constant([]) },
  {
    weight: 2,
    arbitrary: fc.array(
      fc.oneof(
        { weight: 12, arbitrary: fc.oneof(...ordinary) },
        { weight: 2, arbitrary: fc.oneof(...breaking) },
        { weight: 1, arbitrary: anything },
      ),
      { minLength: 1, maxLength: 4 },
    ),
  },
);
