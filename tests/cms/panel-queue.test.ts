import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { startCms } from './another-cms.ts';
import { siteKey } from './keys.ts';
import { freshAddress } from './members.ts';

let cms: { url: string };
beforeAll(async () => {
  cms = await startCms({ TRUSTED_PROXIES: '1' });
});

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
  'answers the site and another IP network while a flood of requests for %s is still waiting',
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

it('answers 429 to further requests of an IP network with 500 in the queue, and 200 to another network', async () => {
  const answers = await uploadSlowly(650, freshAddress());
  expect((await initFrom(freshAddress())).status).toBe(200);
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 429 .*\nRetry-After: 1\r/s);
});

it('answers an IP network with 200 although 20 of its uploads never finish', async () => {
  const address = freshAddress();
  await uploadSlowly(20, address);
  expect((await initFrom(freshAddress())).status).toBe(200);
  expect((await initFrom(address)).status).toBe(200);
});
