import { describe, expect, inject, it } from 'vitest';
import { pages } from './pages.ts';

async function languageOf(path: string, headers: Record<string, string>) {
  const html = await (await fetch(inject('site') + path, { headers })).text();
  return /<html[^>]* lang="(\w+)"/.exec(html)?.[1];
}

describe('language of a page', () => {
  it.each([
    ['/', {}, 'en'],
    ['/', { 'Accept-Language': 'fr-CA,fr;q=0.9,en;q=0.5' }, 'fr'],
    ['/', { 'Accept-Language': 'de' }, 'en'],
    ['/', { Cookie: 'lang=fr', 'Accept-Language': 'en' }, 'fr'],
    ['/', { Cookie: 'lang=de', 'Accept-Language': 'fr' }, 'fr'],
    ['/', { Cookie: 'lang="><script>' }, 'en'],
    ['/?lang=fr', { Cookie: 'lang=en' }, 'fr'],
    ['/?lang=FR', { Cookie: 'lang=en' }, 'en'],
    ['/dashboard', { Cookie: 'lang=fr' }, 'fr'],
    ['/nothing', { Cookie: 'lang=fr' }, 'fr'],
  ])(
    'serves %s to a request with the headers %j in the language %s',
    async (path, headers, language) => {
      expect(await languageOf(path, headers)).toBe(language);
    },
  );

  it('serves each of many parallel requests the language of its URL, its cookie or its Accept-Language header', async () => {
    const wishes = pages.flatMap((path) => {
      const joint = path.includes('?') ? '&' : '?';
      return [
        [path, { Cookie: 'lang=fr' }, 'fr'],
        [path, { Cookie: 'lang=en', 'Accept-Language': 'fr' }, 'en'],
        [path, { 'Accept-Language': 'fr' }, 'fr'],
        [path, { 'Accept-Language': 'en' }, 'en'],
        [`${path}${joint}lang=fr`, { Cookie: 'lang=en' }, 'fr'],
        [`${path}${joint}lang=en`, { Cookie: 'lang=fr' }, 'en'],
      ] as const;
    });
    for (let round = 0; round < 3; round += 1)
      await Promise.all(
        wishes.map(async ([path, headers, language]) => {
          expect(await languageOf(path, headers), `${path} ${JSON.stringify(headers)}`).toBe(
            language,
          );
        }),
      );
  });

  it('sets the language cookie for a known language in the URL’s lang parameter, but not for an unknown one', async () => {
    const answer = await fetch(`${inject('site')}/?lang=fr`);
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^lang=fr; Path=\/; /)]);
    const moved = await fetch(`${inject('site')}/categories?lang=fr`, { redirect: 'manual' });
    expect(moved.headers.getSetCookie()).toEqual([expect.stringMatching(/^lang=fr; /)]);
    const other = await fetch(`${inject('site')}/?lang=de`);
    expect(other.headers.getSetCookie()).toEqual([]);
  });
});
