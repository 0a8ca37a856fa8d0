import { expect, it } from 'vitest';
import { startCms } from './another-cms.ts';

it('the CMS logs requests without the registration token or email address in their URL', async () => {
  const { url, log } = await startCms();
  for (const path of [
    '/admin/registration-info?registrationToken=hidden',
    '/x/ana%40hidden.example',
  ])
    await (await fetch(url + path)).body?.cancel();
  await expect.poll(log).toMatch(/GET \/x\//);
  expect(log()).toContain('GET /admin/registration-info');
  expect(log()).not.toContain('hidden');
});
