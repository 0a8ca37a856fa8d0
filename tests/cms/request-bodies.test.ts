import { request } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { errorBody } from '#contract/error';
import { adminToken, callAdmin } from './admin.ts';
import { siteKey } from './keys.ts';
import { invite, type Staff } from './staff.ts';

const kibibyte = 1024;
const panelError = z.object({
  data: z.null(),
  error: z.object({ status: z.number(), message: z.string() }),
});
const json = { 'Content-Type': 'application/json' };

function send(path: string, body: string | Buffer, headers: Record<string, string> = json) {
  return fetch(inject('cms') + path, {
    method: 'POST',
    headers: { ...(path.startsWith('/api') && siteKey()), ...headers },
    body: typeof body === 'string' ? body : Uint8Array.from(body),
  });
}

async function expectRefusal(answer: Response, path: string, status: number) {
  const text = await answer.text();
  expect(answer.status, text).toBe(status);
  const shape = path.startsWith('/api') ? errorBody : panelError;
  shape.parse(JSON.parse(text));
}

/** An object nested this many levels deep, as JSON. */
const nested = (depth: number) => `${'{"a":'.repeat(depth)}{}${'}'.repeat(depth)}`;
/** 30 arrays, one in another, around this many numbers. */
const nestedArrays = (count: number): unknown =>
  Array.from({ length: 30 }).reduce(
    (inner) => [inner],
    Array.from({ length: count / 10 }, () => 1),
  );
const padded = (bytes: number) => JSON.stringify({ email: 'x'.repeat(bytes) });

let edda: Staff;
beforeAll(async () => {
  edda = await invite('strapi-editor');
});

describe.each(['/api/auth/login', '/admin/login', '/admin/forgot-password', '/nonexistent'])(
  'request bodies from anonymous callers to %s',
  (path) => {
    it(`the CMS answers 413 to a request body above 64 KiB at ${path}`, async () => {
      await expectRefusal(await send(path, padded(64 * kibibyte)), path, 413);
    });

    it(`the CMS answers 415 to a request body at ${path} with a Content-Encoding, whether it really is compressed or not`, async () => {
      for (const body of ['', '{"email":"a@b.org"}', gzipSync('{"email":"a@b.org"}')])
        for (const coding of ['gzip', 'br', 'x'])
          await expectRefusal(
            await send(path, body, { ...json, 'Content-Encoding': coding }),
            path,
            415,
          );
    });

    it(`the CMS answers 400 to a request body at ${path} that is nested 1,000 levels deep`, async () => {
      await expectRefusal(await send(path, nested(1000)), path, 400);
    });

    it(`the CMS answers 411 to a request body at ${path} that does not state its length`, async () => {
      const status = await new Promise((resolve, reject) => {
        const headers = { ...json, ...siteKey(), 'Transfer-Encoding': 'chunked' };
        const call = request(inject('cms') + path, { method: 'POST', headers });
        call.on('response', (answer) => resolve(answer.resume().statusCode));
        call.on('error', reject);
        call.end('{}');
      });
      expect(status).toBe(411);
    });

    it.each(['application/x-www-form-urlencoded', 'text/plain', 'application/octet-stream', ''])(
      `the CMS answers 415 to a request body at ${path} of the type %j`,
      async (type) => {
        await expectRefusal(await send(path, 'email=a', { 'Content-Type': type }), path, 415);
      },
    );
  },
);

it('the CMS answers at most three pipelined requests (sent without waiting for responses), and closes the connection', async () => {
  const { hostname, port } = new URL(inject('cms'));
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write('GET /_health HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1000));
  let answer = '';
  for await (const chunk of socket) answer += Buffer.from(chunk).toString();
  expect(answer.split('HTTP/1.1').length).toBeLessThanOrEqual(4);
});

it('the CMS answers 413 to a request body above 8 KiB before login to the panel', async () => {
  for (const path of ['/admin/login', '/admin/register', '/admin/forgot-password'])
    await expectRefusal(await send(path, padded(8 * kibibyte)), path, 413);
});

it('the CMS answers a large invalid registration of a panel account with 400 and less than 25 kB of message', async () => {
  const values = JSON.stringify({ registrationToken: nestedArrays(2000), userInfo: {} });
  const answer = await send('/admin/register', values);
  expect(answer.status).toBe(400);
  expect((await answer.text()).length).toBeLessThan(25_000);
});

describe('request bodies of the panel', () => {
  const path = '/content-manager/collection-types/api::affirmation.affirmation';

  it('the CMS reads a panel user’s request body of 1000 KiB, and answers 413 to one above 1 MiB', async () => {
    const { error } = panelError.parse(
      await (await edda.call('POST', path, { text: 'x'.repeat(1000 * kibibyte) })).json(),
    );
    expect(error.status).toBe(400);
    const larger = await edda.call('POST', path, { text: 'x'.repeat(1024 * kibibyte) });
    await expectRefusal(larger, path, 413);
  });

  it('a panel call with a list of over 1,000 entries gets 413, and one whose body is a list gets 400', async () => {
    const many = Array.from({ length: 1001 }, () => 1);
    const checked = await edda.call('POST', path, { text: many });
    await expectRefusal(checked, path, 413);
    const list = await edda.call('POST', '/admin/permissions/check', [[1]]);
    await expectRefusal(list, '/admin', 400);
  });

  it('ignores the sort order in the check before several entries are published', async () => {
    // Strapi’s router accepts a slash at the end.
    for (const slash of ['', '/']) {
      const sorted = await edda.call('POST', `${path}/actions/bulkFindForValidation${slash}`, {
        documentIds: ['none'],
        sort: 'no.such.field',
      });
      expect(sorted.status).toBe(200);
    }
  });

  it('answers 413 to a panel user’s check of 101 permissions at once, and 200 to one of 100', async () => {
    const check = async (count: number) => {
      const permissions = Array.from({ length: count }, () => ({ action: 'admin::users.read' }));
      return (await edda.call('POST', '/admin/permissions/check', { permissions })).status;
    };
    expect(await check(101)).toBe(413);
    expect(await check(100)).toBe(200);
  });

  it.each(['bulkPublish', 'bulkUnpublish', 'bulkDelete', 'bulkFindForValidation'])(
    'answers 413 to the panel action %s for more than 100 entries, as many as a page of the panel’s lists can show',
    async (action) => {
      const act = async (count: number) => {
        const documentIds = Array.from({ length: count }, (_, at) => `none-${at}`);
        const answer = await edda.call('POST', `${path}/actions/${action}`, { documentIds });
        return answer.status;
      };
      expect(await act(101)).toBe(413);
      expect(await act(100)).not.toBe(413);
    },
  );

  it('answers 400 to a panel user’s request body that is nested 5,000 levels deep', async () => {
    for (const deep of [path, '/admin/users', '/upload/folders', '/panel/featured'])
      await expectRefusal(
        await send(deep, nested(5000), { ...json, Authorization: `Bearer ${adminToken()}` }),
        deep,
        400,
      );
  });

  it.each([
    ['POST', '/admin/login', { email: 'a\u0000@b.org', password: 'x' }],
    ['POST', '/admin/forgot-password', { email: 'a\u0000@b.org' }],
    [
      'POST',
      '/admin/register',
      { registrationToken: '\u0000', userInfo: { password: 'Abcd1234' } },
    ],
    ['POST', '/admin/reset-password', { resetPasswordToken: '\u0000', password: 'Abcd1234' }],
    ['POST', '/admin/users', { firstname: '\u0000', email: 'a@b.org', roles: [1] }],
    ['PUT', '/admin/roles/1', { name: '\u0000', description: '' }],
    ['POST', '/upload/folders', { name: '\u0000' }],
    ['PUT', '/admin/users/me', { firstname: '\u0000' }],
    ['PUT', `${path.replace('collection-types', 'content-types')}/configuration`, { a: '\u0000' }],
    ['POST', path, { text: '\u0000' }],
  ])(
    'answers the panel call %s %s with a 4xx status, not 500, if its body contains the null character U+0000',
    async (method, at, body) => {
      const answer = await callAdmin(method, at, body);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      panelError.parse(await answer.json());
    },
  );

  it.each(['PROPFIND', 'TRACE', 'LOCK'])(
    'the CMS answers 405 to the method %s, which no route accepts',
    async (method) => {
      const status = await new Promise((resolve, reject) => {
        const call = request(`${inject('cms')}/admin/users`, { method });
        call.on('response', (answer) => resolve(answer.resume().statusCode));
        call.on('error', reject);
        call.end();
      });
      expect(status).toBe(405);
    },
  );
});

it('the CMS answers 429 to a large body while four others are arriving from the same network', async () => {
  const { hostname, port } = new URL(inject('cms'));
  const content = '/content-manager/collection-types/api::affirmation.affirmation';
  const complete = () => callAdmin('POST', content, { text: 'x'.repeat(100 * kibibyte) });
  const arriving = Array.from({ length: 4 }, () => {
    const headers = { ...json, Authorization: `Bearer ${adminToken()}`, 'Content-Length': 102_400 };
    const call = request({ hostname, port, path: content, method: 'POST', headers });
    call.on('error', () => undefined);
    call.write('{');
    return call;
  });
  await expect.poll(async () => (await complete()).status).toBe(429);
  for (const call of arriving) call.destroy();
  await expect.poll(async () => (await complete()).status).toBe(400);
});
