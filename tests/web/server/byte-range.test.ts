import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { parseByteRange } from '../../../web/server/byte-range.ts';
import { createRenderer } from '../../../web/server/renderer.ts';
import { createRequestHandler } from '../../../web/server/request-handler.ts';
import { ResponseCache } from '../../../web/server/response-cache.ts';

it.each([
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=0-', { first: 0, last: 9 }],
  ['bytes=4-100', { first: 4, last: 9 }],
  ['bytes=9-9', { first: 9, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-100', { first: 0, last: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=999999999999999-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-4', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=0-1, -1', undefined],
  ['bytes=a-b', undefined],
  ['bytes=9999999999999999-', undefined],
  ['items=0-1', undefined],
  ['', undefined],
  [undefined, undefined],
])(
  'the Range header %j asks for the part %j of a sound of ten bytes (undefined: all of it)',
  (header, part) => {
    expect(parseByteRange(header, 10)).toEqual(part);
  },
);

const sound = Buffer.from('0123456789');

/** Starts a site whose only response has a type. Returns a function that asks for it. */
async function startSite(type: string) {
  const render = createRenderer((_request, response) => {
    response.writeHead(200, {
      'content-type': type,
      'cache-control': 'immutable',
      'cache-tag': 'affirmation:3',
    });
    response.end(sound);
  }, {});
  const server = createServer(
    createRequestHandler({
      cache: new ResponseCache(({ url }) => render({ url, headers: { host: 'site' } })),
      files: new Map(),
      render,
      renderPrivate: render,
      siteUrl: 'http://site',
      proxies: 0,
      isReady: () => Promise.resolve(true),
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  // Not `fetch`, which sends no Range header of its own choice.
  return async (headers: Record<string, string>, method = 'GET') => {
    const path = '/recordings/3/0123456789abcdef.mp3';
    const asked = request({ host: '127.0.0.1', port: address.port, path, headers, method }).end();
    const [response] = await once(asked, 'response');
    const parts: Buffer[] = await response.toArray();
    return {
      status: response.statusCode,
      text: Buffer.concat(parts).toString(),
      headers: response.headers,
    };
  };
}

it('the site sends the part of a sound that a Range header requests, and answers 416 if the sound is shorter', async () => {
  const get = await startSite('audio/mpeg');
  expect(await get({})).toMatchObject({ status: 200, text: '0123456789' });
  for (const _ of [1, 2])
    expect(await get({ range: 'bytes=2-4' })).toMatchObject({
      status: 206,
      text: '234',
      headers: { 'content-range': 'bytes 2-4/10', 'content-length': '3' },
    });
  expect(await get({ range: 'bytes=10-' })).toMatchObject({
    status: 416,
    text: '',
    headers: { 'content-range': 'bytes */10', 'content-length': '0', 'cache-control': 'no-store' },
  });
});

it('the site sends a whole recording if several parts are requested or with If-Range, and 304 if the browser has it already', async () => {
  const get = await startSite('audio/mpeg');
  const { headers } = await get({});
  const whole = { status: 200, text: '0123456789' };
  expect(await get({ range: 'bytes=0-1,3-4' })).toMatchObject(whole);
  const etag = String(headers.etag);
  expect(await get({ range: 'bytes=0-1', 'if-range': etag })).toMatchObject(whole);
  expect(await get({ range: 'bytes=0-1' }, 'HEAD')).toMatchObject({ status: 200, text: '' });
  expect(await get({ range: 'bytes=0-1', 'if-none-match': etag })).toMatchObject({ status: 304 });
});

it('ignores the Range header for anything but sounds, and sends the whole body with 200', async () => {
  const get = await startSite('text/html');
  expect(await get({ range: 'bytes=0-1' })).toMatchObject({ status: 200, text: '0123456789' });
});
