import { describe, expect, inject, it } from 'vitest';
import { newOwnAffirmation } from '../cms/collections.ts';
import { cookieHeader, newMember, visitor } from '../cms/members.ts';

/** Status, caching and text of the answer to someone's request. */
async function given(path: string, who = visitor()) {
  const answer = await fetch(inject('site') + path, { headers: { Cookie: cookieHeader(who) } });
  return {
    status: answer.status,
    control: answer.headers.get('cache-control'),
    text: await answer.text(),
  };
}

describe('pages of an own affirmation', () => {
  it('shows a member’s own affirmation to its author only, and neither caches nor indexes it', async () => {
    const [maya, noor] = [await newMember(), await newMember()];
    const id = await newOwnAffirmation(maya);
    const text = 'of one’s own';
    expect((await maya.call('PATCH', `/api/dashboard/affirmations/${id}`, { text })).status).toBe(
      200,
    );
    const asked = [`/affirmations/${id}`, `/print/${id}`, `/api/affirmations/${id}`];
    for (const path of [...asked, ...asked]) {
      expect((await given(path)).status, path).toBe(404);
      const own = await given(path, maya);
      expect(own, path).toMatchObject({ status: 200, control: 'private, no-store' });
      expect(own.text, path).toMatch(/of one(?:’|&#x27;|&#39;)s own/);
      expect((await given(path, noor)).status, path).toBe(404);
    }
    const page = (await given(`/affirmations/${id}`, maya)).text;
    expect(page).toContain('<meta name="robots" content="noindex"');
    expect(page).not.toContain('application/ld+json');
    expect(page).not.toContain('English and French');
  });
});
