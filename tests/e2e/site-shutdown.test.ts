import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, inject, it } from 'vitest';
import { spawnSite } from './site.ts';

it('on SIGTERM, the site reports that it is not ready, answers requests during the delay and those already begun, and exits with code 0', async () => {
  const { url, process: site } = await spawnSite(inject('cms'), { SHUTDOWN_DELAY: '2' });
  const body = JSON.stringify({ email: 'site-in-flight@example.org' });
  const call = request(`${url}/api/subscribers`, {
    method: 'POST',
    headers: {
      Expect: '100-continue',
      'Content-Type': 'application/json',
      'Content-Length': body.length,
    },
  });
  call.flushHeaders();
  await once(call, 'continue');
  const exit = once(site, 'exit');

  site.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${url}/ready`)).status).toBe(503);
  const page = await fetch(`${url}/about`);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  await expect.poll(() => fetch(`${url}/health`).then(String, () => 'refused')).toBe('refused');
  call.end(body);
  const [answer] = await once(call, 'response');
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  expect(await text(answer)).toBe('{"subscribed":true}');
  expect(await exit).toEqual([0, null]);
});
