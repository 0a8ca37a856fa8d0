import { expect, inject, it } from 'vitest';
import { siteKey } from './keys.ts';

/** Pages, files, calls and refusals, answered by Strapi or by our own code. */
const addresses: [path: string, status: number, headers: Record<string, string>][] = [
  ['/admin', 200, {}],
  ['/admin/favicon.ico', 200, {}],
  ['/favicon.ico', 200, {}],
  ['/_health', 204, {}],
  ['/nonexistent', 404, {}],
  ['/uploads/nonexistent.png', 404, {}],
  ['/admin/users', 401, {}],
  ['/admin/users?fields=%00', 400, {}],
  ['/content-manager/collection-types/api::category.category/x/actions/publish', 404, {}],
  ['/api/categories', 404, {}],
  ['/api/categories', 200, siteKey()],
  ['/api/nothing', 404, siteKey()],
];

it.each(addresses)(
  'the CMS sends every security header at %s, which answers %i',
  async (path, status, headers) => {
    const answer = await fetch(inject('cms') + path, { headers });
    await answer.body?.cancel();
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^(?=.*script-src 'self';)(?=.*frame-ancestors 'self')(?=.*object-src 'none')|sandbox/,
      ),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('microphone=(self)'),
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(answer.headers.get('x-powered-by')).toBeNull();
  },
);

it.each(['/uploads/none.html', '/%75ploads/none.html', '/Uploads/none.html'])(
  'the CMS answers the path %s, an upload that doesn’t exist, with the content security policy that sandboxes uploads',
  async (path) => {
    const { headers } = await fetch(inject('cms') + path, { headers: { Range: 'bytes=0-9' } });
    expect(headers.get('content-security-policy')).toContain('sandbox');
  },
);
