import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { Pool } from 'pg';
import { filledDatabase, logInAt, startCms } from './another-cms.ts';
import type { CmsProcess } from './cms-process.ts';
import { lockTable } from './database.ts';
import { siteKey } from './keys.ts';
import { freshAddress } from './members.ts';

/** Has a database of its own, so that no other test waits for a locked table. */
let cms: CmsProcess;
let client: Pool;
beforeAll(async () => {
  const database = await filledDatabase();
  client = new Pool({ connectionString: database });
  cms = await startCms({ TRUSTED_PROXIES: '1', DATABASE_URL: database });
});
afterAll(() => client.end());

const initFrom = (address: string) =>
  fetch(`${cms.url}/admin/init`, { headers: { 'X-Forwarded-For': address } });

/** Sends many requests without the site's key at once, from one IP network. */
function flood(count: number, path: string) {
  const headers = { 'X-Forwarded-For': freshAddress() };
  const answers: number[] = [];
  const all = Promise.all(
    Array.from({ length: count }, async () => {
      const answer = await fetch(cms.url + path, { headers });
      await answer.arrayBuffer();
      answers.push(answer.status);
    }),
  );
  return { answers, all };
}

it.each(['/admin/init', '/api/unknown', '/admin/'])(
  'while 400 requests for %s from one IP network wait, the CMS still answers the site and another network',
  async (path) => {
    const { answers, all } = flood(400, path);
    await expect.poll(() => answers.length, { interval: 1 }).toBeGreaterThan(0);
    const fromSite = await fetch(`${cms.url}/api/categories`, { headers: siteKey() });
    expect(fromSite.status).toBe(200);
    expect(answers.length).toBeLessThan(150);
    expect((await initFrom(freshAddress())).status).toBe(200);
    expect(answers.length).toBeLessThan(250);
    await all;
  },
);

/** Starts requests whose bodies never arrive, from one IP network. Returns the responses so far. */
async function uploadSlowly(count: number, address: string): Promise<string[]> {
  const { hostname, port } = new URL(cms.url);
  const answers: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    socket.once('data', (bytes) => answers.push(String(bytes)));
    socket.write(
      `POST /admin/login HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n` +
        'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
    await once(socket, 'connect');
  }
  return answers;
}

/** Starts requests for a new password whose bodies lack the last byte. Returns a function that sends it. */
async function resetSlowly(count: number, address: string) {
  const { hostname, port } = new URL(cms.url);
  // Those of one link wait for each other.
  const bodyOf = (index: number) =>
    JSON.stringify({ resetPasswordToken: `unknown${index}`, password: 'Colibri-2026' });
  const sockets = Array.from({ length: count }, () => connect(Number(port), hostname));
  for (const [index, socket] of sockets.entries()) {
    const body = bodyOf(index);
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.write(
      `POST /admin/reset-password HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, -1)}`,
    );
  }
  return () =>
    Promise.all(
      sockets.map(async (socket) => {
        socket.write('}');
        const [bytes] = await once(socket, 'data');
        return String(bytes);
      }),
    );
}

it('an IP network with 500 waiting panel requests gets 429 for further ones, and another network gets 200', async () => {
  const answers = await uploadSlowly(650, freshAddress());
  expect((await initFrom(freshAddress())).status).toBe(200);
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 429 .*\nRetry-After: 1\r/s);
});

it('an IP network still gets a 200 answer from the panel while 20 of its uploads never finish', async () => {
  const address = freshAddress();
  await uploadSlowly(20, address);
  expect((await initFrom(freshAddress())).status).toBe(200);
  expect((await initFrom(address)).status).toBe(200);
});

it('the CMS processes four panel requests of one IP network at a time, and starts no fifth however long they take', async () => {
  const lock = await lockTable(client, 'admin_users', 'access exclusive');
  const { all } = flood(9, '/admin/init');
  await expect.poll(lock.waiting).toBe(4);
  // Longer than a slow body may take.
  await pause(1500);
  expect(await lock.waiting()).toBe(4);
  await lock.release();
  await all;
});

it('the CMS processes only four panel requests of one IP network at a time even if their bodies arrived slowly', async () => {
  const address = freshAddress();
  const finish = await resetSlowly(9, address);
  // Waits until they have given up their places.
  expect((await initFrom(address)).status).toBe(200);
  const lock = await lockTable(client, 'admin_users', 'access exclusive');
  const answers = finish();
  await expect.poll(lock.waiting).toBe(4);
  await pause(500);
  expect(await lock.waiting()).toBe(4);
  await lock.release();
  for (const answer of await answers) expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

it('the CMS reads one content manager list of an IP network at a time, and answers its other panel requests meanwhile', async () => {
  const headers = { ...(await logInAt(cms)), 'X-Forwarded-For': freshAddress() };
  // Unlike affirmations, no background job of the CMS reads testimonials.
  const list = `${cms.url}/content-manager/collection-types/api::testimonial.testimonial`;
  const lock = await lockTable(client, 'testimonials', 'access exclusive');
  const otherCase = list.replace('content-manager', 'Content-Manager');
  const lists = [
    ...[list, otherCase].map((path) => fetch(`${path}?page=2`, { headers })),
    fetch(list, { method: 'HEAD', headers }),
    fetch(list, { headers }),
  ];
  // A list reads its entries and counts them.
  await expect.poll(lock.waiting).toBe(2);
  expect((await fetch(`${cms.url}/admin/users/me`, { headers })).status).toBe(200);
  expect(await lock.waiting()).toBe(2);
  await lock.release();
  for (const answer of lists) expect((await answer).status).toBe(200);
});

it('the CMS reads one glossary of an IP network at a time for the panel, and another network’s at the same time', async () => {
  const session = await logInAt(cms);
  const headers = { ...session, 'X-Forwarded-For': freshAddress() };
  const lock = await lockTable(client, 'glossary_terms', 'access exclusive');
  const read = (given: Record<string, string>) =>
    fetch(`${cms.url}/panel/glossary`, { headers: given });
  const lists = [1, 2, 3, 4].map(() => read(headers));
  await expect.poll(lock.waiting).toBe(1);
  // Long enough for the others to start, too.
  expect((await fetch(`${cms.url}/admin/users/me`, { headers })).status).toBe(200);
  expect(await lock.waiting()).toBe(1);
  const other = read({ ...session, 'X-Forwarded-For': freshAddress() });
  await expect.poll(lock.waiting).toBe(2);
  await lock.release();
  for (const answer of [...lists, other]) expect((await answer).status).toBe(200);
});

it('the CMS processes two panel saves of one IP network at a time, and answers its other panel requests meanwhile', async () => {
  const headers = {
    ...(await logInAt(cms)),
    'X-Forwarded-For': freshAddress(),
    'Content-Type': 'application/json',
  };
  const lock = await lockTable(client, 'glossary_terms', 'share row exclusive');
  const saves = ['owlet', 'henlet', 'catlet', 'doglet'].map((word) => {
    const body = JSON.stringify({ english: word, french: word });
    const path = '/content-manager/collection-types/api::term.term';
    return fetch(cms.url + path, { method: 'POST', headers, body });
  });
  await expect.poll(lock.waiting).toBe(2);
  // Long enough for the others to start, too.
  expect((await fetch(`${cms.url}/admin/users/me`, { headers })).status).toBe(200);
  expect(await lock.waiting()).toBe(2);
  await lock.release();
  for (const answer of saves) expect((await answer).ok).toBe(true);
});

it('the CMS processes one panel upload at a time even if several arrived slowly, and finishes all of them', async () => {
  const headers = { ...(await logInAt(cms)), 'X-Forwarded-For': freshAddress() };
  const form = new FormData();
  form.append('files', new Blob(['a text']), 'text.txt');
  const whole = new Request(cms.url, { method: 'POST', body: form });
  const bytes = Buffer.from(await whole.arrayBuffer());
  // The CMS goes on as soon as it has the last boundary, which these bytes end.
  const late = 6;
  const uploads = Array.from({ length: 9 }, () => {
    const upload = request(`${cms.url}/upload`, {
      method: 'POST',
      agent: false,
      headers: {
        ...headers,
        'Content-Type': whole.headers.get('content-type') ?? '',
        'Content-Length': bytes.length,
      },
    });
    onTestFinished(() => void upload.destroy());
    upload.write(bytes.subarray(0, -late));
    const answered = once(upload, 'response').then(([answer]) => {
      answer.resume();
      return Number(answer.statusCode);
    });
    // If the test fails, the requests end without a response.
    answered.catch(() => undefined);
    return { upload, answered };
  });
  // Waits until they have given up their places.
  expect((await fetch(`${cms.url}/admin/init`, { headers })).status).toBe(200);
  const lock = await lockTable(client, 'files', 'access exclusive');
  for (const { upload } of uploads) upload.end(bytes.subarray(-late));
  await expect.poll(lock.waiting).toBe(1);
  await pause(2000);
  expect(await lock.waiting()).toBe(1);
  await lock.release();
  for (const { answered } of uploads) expect(await answered).toBe(201);
});
