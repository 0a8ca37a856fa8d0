import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errorBody } from '#contract/error';
import { startSite, wireToCms } from './site.ts';

let wire: Awaited<ReturnType<typeof wireToCms>>;
let site: string;

beforeEach(async () => {
  wire = await wireToCms();
  site = await startSite(wire.url);
});
afterEach(() => wire.close());

async function get(path: string, language = 'en') {
  const answer = await fetch(site + path, {
    headers: { Cookie: `lang=${language}`, Accept: 'text/html' },
  });
  return { status: answer.status, text: await answer.text() };
}

const kept = ['/', '/categories/3', '/affirmations/1', '/api/categories'];

describe('CMS outage', () => {
  it.each(['cut', 'hang'] as const)(
    'serves cached pages with 200 and unchanged while the CMS cannot be reached (%s)',
    async (how) => {
      const before = await Promise.all(kept.map((path) => get(path)));
      wire[how]();
      for (const [at, path] of kept.entries()) {
        const after = await get(path);
        expect(after.status, path).toBe(200);
        expect(after.text, path).toBe(before[at]?.text);
      }
    },
  );

  it('while the CMS is down, the home page offers “Try again” and pages with content answer 503, and they recover with the CMS', async () => {
    wire.cut();
    for (const language of ['en', 'fr']) {
      const home = await get('/', language);
      expect(home.status).toBe(200);
      expect(home.text).toContain(language === 'en' ? 'Try again' : 'Réessayer');
      expect(home.text).not.toContain('<article');
      expect((await get('/about', language)).status).toBe(200);
      expect((await get('/categories/2', language)).status).toBe(503);
      expect((await get('/affirmations/2', language)).status).toBe(503);
      expect((await get('/api/affirmations/random', language)).status).toBe(503);
    }
    wire.mend();
    // The failure was not cached.
    expect((await get('/')).text).toContain('<article');
    expect((await get('/affirmations/2')).status).toBe(200);
  });

  it('the site reports that it is ready only while the CMS is reachable, and that it is alive in any case', async () => {
    expect(await get('/ready')).toEqual({ status: 200, text: 'ready' });
    wire.cut();
    await expect.poll(() => get('/ready')).toEqual({ status: 503, text: 'not ready' });
    expect((await get('/health')).status).toBe(200);
    wire.mend();
    await expect.poll(async () => (await get('/ready')).status).toBe(200);
  });

  it.each([
    ['/api/affirmations/random?lang=fr', 'Quelque chose n’a pas marché'],
    ['/print/sheet.pdf?ids=1&lang=fr', 'Ce contenu n’a pas pu s’afficher'],
  ])(
    'answers 503 to %s during a CMS outage, with a page that has a link to try again',
    async (path, sentence) => {
      wire.cut();
      const { status, text } = await get(path, 'fr');
      expect(status).toBe(503);
      expect(text).toContain(sentence);
      const again = path.replace('.pdf', '');
      expect(text.replaceAll('&#38;', '&').replaceAll('&amp;', '&')).toContain(`href="${again}"`);
    },
  );

  it('answers an API call during a CMS outage with 503, the code “unavailable” and a message in its language', async () => {
    wire.cut();
    const answer = await fetch(`${site}/api/affirmations?lang=fr`);
    expect(answer.status).toBe(503);
    expect(errorBody.parse(await answer.json()).error).toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/^Ce n’est pas disponible/),
    });
  });
});
