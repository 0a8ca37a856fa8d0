import { inject, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { affirmation, totalHeader } from '#contract/affirmation';
import { category } from '#contract/category';
import { changesPath } from '#contract/change';
import { siteKey } from './keys.ts';
import { errorBody } from '#contract/error';
import { testimonial } from '#contract/testimonial';
import { call } from './admin.ts';

const list = z.array(affirmation);

describe('public calls', () => {
  it('the API lists the seven categories by id, the first named All in English and Toutes in French', async () => {
    const english = z.array(category).parse((await call('/categories?lang=en')).body);
    const french = z.array(category).parse((await call('/categories?lang=fr')).body);
    expect(english.map((each) => each.id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect([english[0]?.name, french[0]?.name]).toEqual(['All', 'Toutes']);
  });

  it('the API lists every affirmation both for category 1 (All) and without a category', async () => {
    const all = list.parse((await call('/affirmations')).body);
    const first = list.parse((await call('/affirmations?categoryId=1')).body);
    expect(all.length).toBeGreaterThanOrEqual(90);
    expect(first).toEqual(all);
    expect(all.every((each) => each.categoryId > 1)).toBe(true);
  });

  it('a list with order=mixed begins with one affirmation of each category, holds all affirmations once, and can be paged', async () => {
    const all = list.parse((await call('/affirmations')).body);
    const mixed = list.parse((await call('/affirmations?order=mixed')).body);
    const categories = new Set(all.map(({ categoryId }) => categoryId));
    const firsts = mixed.slice(0, categories.size).map(({ categoryId }) => categoryId);
    expect(new Set(firsts)).toEqual(categories);
    expect(mixed.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(all.map(({ id }) => id));
    const second = list.parse((await call('/affirmations?order=mixed&page=2')).body);
    expect(second).toEqual(mixed.slice(12, 24));
    expect((await call('/affirmations?order=random')).status).toBe(400);
  });

  it('the API paginates affirmations only on request, and sends the total in a header', async () => {
    const { body, headers } = await call('/affirmations?categoryId=3&page=2');
    const whole = list.parse((await call('/affirmations?categoryId=3')).body);
    expect(list.parse(body)).toEqual(whole.slice(12, 24));
    expect(Number(headers.get(totalHeader))).toBe(whole.length);
    const two = await call('/affirmations?categoryId=3&pageSize=2');
    expect(list.parse(two.body)).toEqual(whole.slice(0, 2));
    const beyond = await call('/affirmations?categoryId=3&page=999999999');
    expect(beyond.body).toEqual([]);
  });

  it('the API lists the affirmations with given ids, and leaves out unknown ids', async () => {
    const some = list.parse((await call('/affirmations?ids=9,4,999999,4')).body);
    expect(some.map(({ id }) => id)).toEqual([4, 9]);
  });

  it('the public API lists the nine featured affirmations and eight testimonials of the seed content', async () => {
    const featured = list.parse((await call('/affirmations/featured')).body);
    expect(featured).toHaveLength(9);
    expect(featured.every((each) => each.featured)).toBe(true);
    expect(z.array(testimonial).parse((await call('/testimonials?lang=fr')).body)).toHaveLength(8);
  });

  it('the API returns null as the current user to a visitor without a session', async () => {
    expect(await call('/auth/user')).toMatchObject({ status: 200, body: null });
  });
});

describe('language of an answer', () => {
  const first = async (query: string, headers: Record<string, string>) =>
    affirmation.parse((await call(`/affirmations/1${query}`, headers)).body).lang;

  it('the API answers in the first language that it knows of the lang parameter, the cookie and Accept-Language, else in English', async () => {
    expect(await first('?lang=fr', { Cookie: 'lang=en' })).toBe('fr');
    expect(await first('?lang=xx', { Cookie: 'lang=fr', 'Accept-Language': 'en' })).toBe('fr');
    expect(await first('', { Cookie: 'lang=<b>', 'Accept-Language': 'fr-CA' })).toBe('fr');
    expect(await first('', { 'Accept-Language': 'de' })).toBe('en');
  });
});

describe('random affirmation', () => {
  it('a random draw never returns the affirmation named in the last-drawn cookie, and its response forbids caching', async () => {
    let last = 0;
    // Among four affirmations, 30 random draws repeat one almost certainly.
    for (let draw = 0; draw < 30; draw += 1) {
      const headers = { Cookie: `last-drawn=${last}` };
      const answer = await call('/affirmations/random?categoryId=6&moment=sadness', headers);
      const { id } = affirmation.parse(answer.body);
      expect(id).not.toBe(last);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      last = id;
    }
  });
});

describe('refused calls', () => {
  it.each([
    ['/affirmations/abc', 404, 'not-found'],
    ['/affirmations/0', 404, 'not-found'],
    ['/affirmations/99999999999999', 404, 'not-found'],
    ['/affirmations/1e3', 404, 'not-found'],
    ['/affirmations/%E0%A4%A', 404, 'not-found'],
    ['/affirmations?categoryId=abc', 400, 'malformed'],
    ['/affirmations?page=0', 400, 'malformed'],
    ['/affirmations?ids=1,x', 400, 'malformed'],
    [`/affirmations?ids=${Array.from({ length: 101 }, (_, at) => at + 1)}`, 400, 'malformed'],
    ['/affirmations?pageSize=101', 400, 'malformed'],
    [`/affirmations?q=${'a'.repeat(101)}`, 400, 'malformed'],
    ['/affirmations/keywords', 400, 'malformed'],
    ['/nothing', 404, 'not-found'],
    ['/users/me', 404, 'not-found'],
    ['/i18n/locales', 404, 'not-found'],
    ['/../API/i18n/locales', 404, 'not-found'],
  ])('answers the API path %s with %i and the code %s', async (path, status, code) => {
    const answer = await call(path);
    expect(answer.status).toBe(status);
    expect(errorBody.parse(answer.body).error.code).toBe(code);
  });

  it('explains a refused API call in the caller’s language', async () => {
    const { body } = await call('/affirmations/0', { 'Accept-Language': 'fr' });
    expect(errorBody.parse(body).error.message).toBe('Cet élément est introuvable.');
  });

  it.each(['/auth/local', '/auth/local/register', '/users', '/upload', '/email', '/affirmations'])(
    'no caller can send a POST to /api%s: 404 or 405 with the site’s key for the CMS, 404 without the key',
    async (path) => {
      const url = `${inject('cms')}/api${path}`;
      const answer = await fetch(url, { method: 'POST', headers: siteKey() });
      expect([404, 405]).toContain(answer.status);
      errorBody.parse(await answer.json());
      expect((await fetch(url, { method: 'POST' })).status).toBe(404);
    },
  );

  it('answers 404 to a call for the stream of content changes without the site’s key', async () => {
    expect((await fetch(inject('cms') + changesPath)).status).toBe(404);
  });
});
