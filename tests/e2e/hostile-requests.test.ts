import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { errorBody } from '#contract/error';
import { oneSite } from './site.ts';

const site = oneSite();

/** Sends bytes as no browser would, and reads all that comes back until the connection is closed. */
async function send(...parts: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(site());
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  // A refused connection can be cut while it is still sending.
  socket.on('error', () => undefined);
  for (const part of parts) socket.write(part);
  await once(socket, 'close');
  return answer;
}

const head = (method: string, path: string, headers: readonly string[] = []) =>
  [`${method} ${path} HTTP/1.1`, 'Host: site', 'Connection: close', ...headers, '', ''].join(
    '\r\n',
  );
const get = (path: string, ...headers: string[]) => send(head('GET', path, headers));
const statusIn = (answer: string) => Number(answer.split(' ')[1]);
const isUp = () => fetch(`${site()}/health`).then(({ ok }) => ok);

it('the site answers 200 or 416 to a request with an invalid or huge Range header, and keeps running', async () => {
  for (const path of ['/favicon.svg', '/favicon.ico', '/icons/192.png', '/'])
    for (const range of ['5-1', '0-99999999999999999999', '-0', '99999-', '0-1,5-1', 'x']) {
      expect([200, 416]).toContain(statusIn(await get(path, `Range: bytes=${range}`)));
      expect(await isUp()).toBe(true);
    }
});

const headers =
  'Accept Accept-Encoding Accept-Language Authorization Cache-Control Content-Encoding Content-Length Content-Type Cookie Date Expect Forwarded If-Match If-Modified-Since If-None-Match If-Range Origin Range Referer Sec-Fetch-Dest Sec-Fetch-Site TE Trailer Transfer-Encoding Upgrade User-Agent X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto X-Request-Id';
const values = [
  '',
  '*',
  'bytes=5-1',
  '-1',
  '9'.repeat(30),
  ',;q=,',
  '%00%ff',
  '\xff\xfe',
  '{}',
  'x',
];

it('the site answers no malformed or unexpected request header with a 5xx status, and keeps running', async () => {
  const odd = headers.split(' ').flatMap((name) => values.map((value) => `${name}: ${value}`));
  for (const path of ['/', '/favicon.svg', '/login', '/api/auth/user', '/nothing']) {
    const answers = await Promise.all(
      odd
        // The server would wait for a body that is announced and never sent.
        .filter((header) => !/^(?:Content-Length: 9|Transfer-Encoding)/.test(header))
        .map(async (header) => ({ header, status: statusIn(await get(path, header)) })),
    );
    // No answer at all, as to some odd Expect headers, is fine too.
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  }
  expect(await isUp()).toBe(true);
});

it('the site keeps running after broken connections and requests in other protocols', async () => {
  await send('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n');
  expect(await send('GET / HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 400 [^]*cross-origin-opener-policy: same-origin/,
  );
  expect(statusIn(await get('/about', 'Connection: upgrade', 'Upgrade: websocket'))).toBe(200);
  await send(head('CONNECT', 'elsewhere:443'));
  expect(statusIn(await get('/about', 'Expect: 200-maybe'))).toBe(417);
  const { hostname, port } = new URL(site());
  const broken = connect(Number(port), hostname);
  broken.write(head('POST', '/login', ['Content-Length: 1000']) + 'form=');
  broken.destroySoon();
  await once(broken, 'close');
  expect(await isUp()).toBe(true);
});

describe('Astro’s own addresses', () => {
  it.each([
    '/_image?href=/favicon.svg',
    '/./_image?href=/favicon.svg',
    '/%5fimage?href=/favicon.svg',
    '/%255fimage?href=/favicon.svg',
    '/.//_image?href=/favicon.svg',
    '/x/..\\_image?href=/favicon.svg',
    '/x/%2e%2e/_image?href=/favicon.svg',
    '/%2f_image',
    '/_server-islands/x',
    '/./_server-islands/x',
    '/_actions/x',
    '/%5factions/x',
    '/500',
    '/%35%30%30',
  ])('Astro’s internal path %s gets the site’s 404 page', async (path) => {
    const answer = await get(path, 'Accept: text/html');
    expect(statusIn(answer)).toBe(404);
    expect(answer).toContain('404 Page Not Found');
  });

  it('responds with 404 to a form sent to a path that Astro uses internally', async () => {
    for (const path of ['/500', '/404', '/./_image', '/_server-islands/x'])
      expect(statusIn(await send(head('POST', path, ['Content-Length: 0'])))).toBe(404);
  });
});

it('the site answers 431 to a session cookie that is too long to pass on to the CMS, and 401 to a shorter one that is not valid', async () => {
  const cookieOf = (bytes: number) => `Cookie: member=${'x'.repeat(bytes)}`;
  expect(statusIn(await get('/dashboard', cookieOf(16_200)))).toBe(431);
  expect(statusIn(await get('/dashboard', cookieOf(11_500)))).toBe(401);
});

it('responds with 404 to a sitemap part that does not exist', async () => {
  for (const part of ['2', '1000000000', '2147483647', '9'.repeat(30)])
    expect(statusIn(await get(`/sitemap-affirmations-${part}.xml`))).toBe(404);
});

it('the site answers 200 to a request for a print sheet that has an invalid preview key', async () => {
  expect(statusIn(await get('/print/sheet?ids=1&preview=x'))).toBe(200);
});

describe('request bodies that are too large', () => {
  const megabytes = 20_000_000;
  const form = 'Content-Type: application/x-www-form-urlencoded';
  const announced = [`Content-Length: ${megabytes}`];

  it.each([
    ['announced as 20 MB', announced],
    ['announced as 20 MB with Expect: 100-continue', [...announced, 'Expect: 100-continue']],
  ])(
    'answers 413, with the login form on the page, to a login request whose body is %s',
    async (_how, given) => {
      const answer = await send(
        head('POST', '/login?lang=fr', [form, ...given]),
        'x'.repeat(100_000),
      );
      expect(statusIn(answer)).toBe(413);
      expect(answer).toMatch(/\r\nconnection: close\r\n/i);
      expect(answer).toContain('C’est trop volumineux.');
      expect(answer).toMatch(/<form id="login"[^>]* action="\/login\?lang=fr" method="post">/);
    },
  );

  it('repeats only the beginning of a name of 20,000 characters on the page of a rejected form', async () => {
    const body = new URLSearchParams({ form: 'register', name: '<'.repeat(20_000) });
    const answer = await fetch(`${site()}/register`, { method: 'POST', body });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('&lt;'.repeat(4000));
    expect(page).not.toContain('&lt;'.repeat(4001));
  });

  it('rejects an API call that announces a body of 20 MB with 413 and the standard error body', async () => {
    const answer = await send(
      head('POST', '/api/auth/login', ['Content-Type: application/json', ...announced]),
    );
    expect(statusIn(answer)).toBe(413);
    const body = answer.slice(answer.indexOf('\r\n\r\n'));
    expect(errorBody.parse(JSON.parse(body)).error.code).toBe('too-large');
  });

  it('a client that posts a form of 1 MB gets the 413 page, not a lost connection', async () => {
    const answer = await fetch(`${site()}/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'x'.repeat(1_000_000),
    });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain('This is too large.');
  });

  it('a client that reads the response only after it has sent all of a 100 kB form gets the whole 413 page', async () => {
    const { hostname, port } = new URL(site());
    const socket = connect(Number(port), hostname).pause();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString())).on('error', () => undefined);
    socket.write(head('POST', '/login', [form, 'Content-Length: 100000']));
    for (let part = 0; part < 10; part += 1) {
      socket.write('x'.repeat(10_000));
      await pause(50);
    }
    socket.resume();
    await closed;
    expect(statusIn(answer)).toBe(413);
    expect(answer).toContain('</html>');
  });
});

it('the site sends security headers with pages, files, API responses and errors', async () => {
  for (const path of [
    '/',
    '/login',
    '/create',
    '/nothing',
    '/favicon.svg',
    '/api/categories',
    '/api/nothing',
    '/health',
    '/styles/colors.css',
    '/api/%ff',
    '/sitemap.xml',
    '/categories',
  ]) {
    const { headers: given } = await fetch(site() + path, { redirect: 'manual' });
    expect(given.get('cross-origin-opener-policy'), path).toBe('same-origin');
    expect(given.get('permissions-policy'), path).toContain('microphone=()');
    expect(given.get('x-content-type-options'), path).toBe('nosniff');
    const policy = given.get('content-security-policy');
    expect(policy, path).toContain(`require-trusted-types-for 'script'`);
    expect(policy, path).toMatch(/trusted-types (?:colibri|'none')(?:;|$)/);
    expect(policy, path).toContain(`frame-ancestors 'none'`);
  }
});

it.each([
  [400, 'GET / HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n'],
  [417, head('GET', '/about', ['Expect: 200-maybe'])],
  [431, head('GET', '/about', [`X-Long: ${'x'.repeat(20_000)}`])],
])(
  'a malformed request that Node itself answers with %i gets the site’s security headers, too',
  async (status, raw) => {
    const answer = (await send(raw)).toLowerCase();
    expect(statusIn(answer)).toBe(status);
    for (const header of [
      'cross-origin-opener-policy: same-origin',
      'permissions-policy: accelerometer=()',
      'referrer-policy: strict-origin-when-cross-origin',
      'x-content-type-options: nosniff',
      `content-security-policy: frame-ancestors 'none'`,
    ])
      expect(answer).toContain(`\r\n${header}`);
  },
);
