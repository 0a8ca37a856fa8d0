import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { newOwnAffirmation } from '../cms/collections.ts';
import { cookieHeader, newMember } from '../cms/members.ts';
import { startSite } from './site.ts';

const server = join(import.meta.dirname, '../../dist/server');
const isFound = (status: number) => (answer: Response) => answer.status === status;

/** Requests this many different sheets at once. */
const askForSheets = (
  site: string,
  count: number,
  headersOf: (n: number) => Record<string, string>,
) =>
  Promise.all(
    Array.from({ length: count }, (_, n) => {
      const ids = Array.from({ length: 12 }, (_each, at) => at + n + 1).join();
      return fetch(`${site}/print/sheet.pdf?ids=${ids}`, {
        headers: { Accept: 'text/html', ...headersOf(n) },
      });
    }),
  );

it('the built code of the thread that serves pages imports no library for drawing, such as pdfkit', () => {
  const drawing = /["'](?:pdfkit|satori|fontkit|@resvg\/resvg-js)["']/;
  const files = globSync('**/*.mjs', { cwd: server });
  const texts = files.map((file) => readFileSync(join(server, file), 'utf8'));
  expect(texts.some((text) => /["']piscina["']/.test(text))).toBe(true);
  expect(files.filter((_file, at) => drawing.test(texts[at] ?? ''))).toEqual([]);
});

it('serves the same PDF bytes to two simultaneous requests for the same print sheet', async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(async () => {
      const answer = await fetch(`${inject('site')}/print/sheet.pdf?ids=1,2,3&words=both`);
      return Buffer.from(await answer.arrayBuffer()).toString('latin1');
    }),
  );
  expect(first?.slice(0, 5)).toBe('%PDF-');
  expect(second).toBe(first);
});

it('answers 429 in the visitor’s language to an IP network with too many print sheets in progress', async () => {
  const answers = await askForSheets(inject('site'), 10, () => ({ Cookie: 'lang=fr' }));
  const refused = answers.filter(isFound(429));
  expect(answers.filter(isFound(200)).length).toBeGreaterThanOrEqual(4);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length + answers.filter(isFound(200)).length).toBe(10);
  for (const answer of refused) {
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.text()).toContain('Trop de demandes à la fois');
  }
  const later = await askForSheets(inject('site'), 1, () => ({}));
  expect(later[0]?.status).toBe(200);
});

it('answers 503 with a page that says Try again when too many print sheets wait to be drawn, and serves other pages', async () => {
  const site = await startSite(inject('cms'), { TRUSTED_PROXIES: '1' });
  const asked = askForSheets(site, 30, (n) => ({
    'X-Forwarded-For': `192.0.2.${n}`,
    Cookie: 'lang=en',
  }));
  expect((await fetch(site)).status).toBe(200);
  const answers = await asked;
  const refused = answers.filter(isFound(503));
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length + answers.filter(isFound(200)).length).toBe(30);
  for (const answer of refused) {
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.text()).toContain('Try again');
  }
});

it('serves the PDF of a print sheet with an own affirmation to its author, and answers 400 to everyone else', async () => {
  const [member, other] = [await newMember(), await newMember()];
  const id = await newOwnAffirmation(member, 'I am brave and loved.');
  const path = `${inject('site')}/print/sheet.pdf?ids=${id}`;
  const own = await fetch(path, { headers: { Cookie: cookieHeader(member) } });
  expect(own.headers.get('content-type')).toBe('application/pdf');
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  expect((await fetch(path)).status).toBe(400);
  expect((await fetch(path, { headers: { Cookie: cookieHeader(other) } })).status).toBe(400);
});
