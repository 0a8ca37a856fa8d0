import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Language } from '#contract/language';
import { situationNames } from '#contract/situation-names';
import { makeVoices } from '../../scripts/voices/make.ts';
import { affirmationTexts } from '../../web/i18n/affirmation.ts';
import { filledDatabase, startCms } from '../cms/another-cms.ts';
import { wav } from '../cms/sounds.ts';
import { visitors } from './browser.ts';
import { toastRegion } from './cards.ts';
import { didOn, withSounds, withVoices } from './devices.ts';
import { frontOf } from './front.ts';
import { options, served } from './offline.ts';
import { startSite } from './site.ts';

const visit = visitors();
const phone = { viewport: { width: 390, height: 800 } };
let client: Client;
let cms: string;
let folder: string;
beforeAll(async () => {
  const url = await filledDatabase();
  client = new Client({ connectionString: url });
  await client.connect();
  // Few texts, so that saying all of them takes little time.
  await client.query('delete from affirmations where public_id > 5');
  cms = (await startCms({ DATABASE_URL: url })).url;
  folder = await mkdtemp(join(tmpdir(), 'colibri-names-'));
  await writeFile(join(folder, 'tone.wav'), wav(Buffer.alloc(3200), { length: 0 }));
}, 300_000);
afterAll(async () => {
  await client.end();
  await rm(folder, { recursive: true, force: true });
});

/** Runs `npm run voices` with a program whose sounds end with the text that they say. */
async function makeRecordings(): Promise<number> {
  const { signal } = new AbortController();
  const { made, failed } = await makeVoices(
    { url: cms, key: inject('contentKey') },
    `cat ${folder}/tone.wav -`,
    { signal, print: () => {} },
  );
  expect(failed).toBe(0);
  return made;
}

const speaker = (page: Page, name: string, language: Language = 'en') =>
  page
    .getByRole('button', { name: `${affirmationTexts[language].readAloud} ${name}`, exact: true })
    .first();

/** What a recording says. */
const saidIn = async (site: string, path: unknown) =>
  (await (await fetch(`${site}${path}`)).text()).replace(/^.*\0/s, '').trim();

/** Presses a speaker button. Returns what is heard. */
async function hear(page: Page, site: string, name: string, language: Language = 'en') {
  const before = (await didOn(page, 'play')).length;
  await speaker(page, name, language).click();
  await expect.poll(() => didOn(page, 'play')).toHaveLength(before + 1);
  return saidIn(site, (await didOn(page, 'play')).at(-1));
}

it('on a device without a voice, categories and moments speak their names with the recordings of npm run voices, which are loaded only when their button is pressed', async () => {
  const site = await startSite(cms);
  expect(await makeRecordings()).toBeGreaterThan(40);
  const page = await visit('about:blank', { ...phone, baseURL: site });
  await withVoices(page, []);
  await withSounds(page);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/recordings/')) fetched.push(request.url());
  });
  const { moments } = situationNames.fr;
  for (const [path, language, names] of [
    ['/', 'en', ['Bedtime', 'Calm']],
    ['/?lang=fr', 'fr', [moments.bedtime, 'Calme']],
    ['/categories/5?lang=fr', 'fr', ['Calme']],
    ['/moments/worry?lang=fr', 'fr', [moments.worry]],
    ['/categories/1?q=zzzzzz&lang=en', 'en', ['Worry']],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(fetched.splice(0), path).toEqual([]);
    for (const name of names) expect(await hear(page, site, name, language)).toBe(name);
    expect(fetched.splice(0).length).toBeGreaterThan(0);
    expect(await toastRegion(page).textContent()).toBe('');
  }
  const path = new URL((await speaker(page, 'Worry').getAttribute('value')) ?? '', site);
  const { headers } = await fetch(path);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it('a speaker button plays the recording also on a device with a voice, which speaks if the recording can’t be loaded', async () => {
  const site = await startSite(cms);
  await makeRecordings();
  const page = await visit('about:blank', { ...phone, baseURL: site, mayFail: true });
  await withVoices(page, [{ lang: 'en-GB', localService: true }]);
  await withSounds(page);
  await page.goto('/');
  expect(await hear(page, site, 'Kindness')).toBe('Kindness');
  expect(await didOn(page, 'speak')).toEqual([]);
  await page.route('**/recordings/**', (route) => route.abort());
  await speaker(page, 'Morning').click();
  await expect.poll(() => didOn(page, 'speak')).toEqual([{ text: 'Morning', lang: 'en-GB' }]);
});

it('a renamed category speaks its new name with the device’s voice, until npm run voices has recorded it', async () => {
  const site = await startSite(cms);
  await makeRecordings();
  const page = await visit('about:blank', { ...phone, baseURL: site });
  await withVoices(page, [{ lang: 'en-GB', localService: true }]);
  await withSounds(page);
  await page.goto('/');
  const old = (await speaker(page, 'Kindness').getAttribute('value')) ?? '';
  expect((await fetch(site + old)).status).toBe(200);
  await client.query(`update categories set name = 'Gentleness' where name = 'Kindness'`);
  const button = speaker(page, 'Gentleness');
  const reloaded = async () => {
    await page.reload();
    return (await button.count()) > 0 && (await button.getAttribute('value'));
  };
  await expect.poll(reloaded).toBe(null);
  expect((await fetch(site + old)).status).toBe(404);
  await button.click();
  await expect.poll(() => didOn(page, 'speak')).toEqual([{ text: 'Gentleness', lang: 'en-GB' }]);

  expect(await makeRecordings()).toBe(1);
  // Before the cached page expires by itself.
  await expect.poll(reloaded, { timeout: 30_000 }).toMatch(/^\/recordings\/0\/[a-f\d]{16}\.wav$/);
  expect(await hear(page, site, 'Gentleness')).toBe('Gentleness');
});

it('names speak without a connection: with their recordings if these were saved, and else with the device’s voice', async () => {
  const site = await startSite(cms);
  await makeRecordings();
  const front = await frontOf(site);
  const page = await visit('/offline', { ...options, ...phone, baseURL: front.url });
  await served(page);
  await page.getByRole('button', { name: /^Save for offline use/ }).click();
  await page.getByText('You can use the site offline now.').waitFor();
  await front.stop();
  const fresh = await page.context().newPage();
  await withVoices(fresh, [{ lang: 'en-GB', localService: true }]);
  await withSounds(fresh);
  await fresh.goto('/');
  await speaker(fresh, 'Bedtime').click();
  await expect.poll(() => didOn(fresh, 'speak')).toEqual([{ text: 'Bedtime', lang: 'en-GB' }]);

  await front.start();
  await page.reload();
  await page.getByRole('checkbox', { name: /^Include recordings/ }).check();
  await page.getByRole('button', { name: 'Update now' }).click();
  await page.getByText('You can use the site offline now.').waitFor();
  await front.stop();
  expect(await hear(fresh, site, 'Calm')).toBe('Calm');
  expect(await didOn(fresh, 'speak')).toHaveLength(1);
});
