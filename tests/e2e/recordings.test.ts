import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { toast as en } from '../../web/i18n/en/toast.ts';
import { adminApi } from '../cms/admin.ts';
import { affirmationFactory } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';
import { record } from '../cms/recordings.ts';
import { tone } from '../cms/sounds.ts';
import { visitors } from './browser.ts';
import { toastRegion } from './cards.ts';
import { didOn, withVoices } from './devices.ts';

const affirmations = affirmationFactory(connect());
const visit = visitors();
const english = [{ lang: 'en-GB', localService: true }];

/** A published affirmation, its recording, and the address of its page. */
async function recorded(text: string, milliseconds: number) {
  const documentId = await affirmations.published(text, 'Say it slowly.');
  expect((await record({ documentId, text }, tone(milliseconds))).status).toBe(204);
  return { documentId, path: `/affirmations/${await affirmations.idOf(documentId)}` };
}

/** Opens a page. Returns the statuses of the recordings that it has fetched since. */
async function open(page: Page, path: string): Promise<number[]> {
  const fetched: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/recordings/'))
      fetched.push(response.status());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return fetched;
}

const button = (page: Page, name: RegExp) =>
  page.locator('article').first().getByRole('button', { name });

it('Read aloud plays a recording, which is loaded only then, and reads the description with the device’s voice', async () => {
  const { path } = await recorded('I purr like a possum.', 300);
  const page = await visit('about:blank');
  await withVoices(page, english);
  const fetched = await open(page, path);
  expect(fetched).toEqual([]);
  await button(page, /^Read aloud/).click();
  await expect
    .poll(() => didOn(page, 'speak'))
    .toEqual([{ text: 'Say it slowly.', lang: 'en-GB' }]);
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched.filter((status) => ![200, 206].includes(status))).toEqual([]);
});

it('plays a recording on a device without a voice, stops it on request, and shows no message about a missing voice', async () => {
  const { path } = await recorded('I buzz like a bee.', 300);
  const page = await visit('about:blank');
  await withVoices(page, []);
  const fetched = await open(page, path);
  await button(page, /^Read aloud/).click();
  await button(page, /^Stop reading/).waitFor();
  await button(page, /^Read aloud/).waitFor();
  expect(fetched.length).toBeGreaterThan(0);
  expect(await toastRegion(page).textContent()).toBe('');

  const long = await recorded('I hum all day.', 20_000);
  await page.goto(long.path);
  await button(page, /^Read aloud/).click();
  await button(page, /^Stop reading/).click();
  await button(page, /^Read aloud/).waitFor();
});

it('reads with the device’s voice when a recording can’t be fetched', async () => {
  const { path } = await recorded('I call like a cockatoo.', 300);
  const page = await visit('about:blank', { mayFail: true });
  await withVoices(page, english);
  await page.route('**/recordings/**', (route) => route.abort());
  await page.goto(path);
  await button(page, /^Read aloud/).click();
  await expect
    .poll(() => didOn(page, 'speak'))
    .toEqual([
      { text: 'I call like a cockatoo.', lang: 'en-GB' },
      { text: 'Say it slowly.', lang: 'en-GB' },
    ]);
});

it('a recording stops being played once an editor changes its text, and browsers may cache its file forever', async () => {
  const { documentId, path } = await recorded('I swing like a gibbon.', 300);
  const page = await visit('about:blank');
  await withVoices(page, []);
  await page.goto(path);
  const answered = page.waitForResponse(/\/recordings\//);
  await button(page, /^Read aloud/).click();
  const { headers, url } = await answered.then(async (answer) => ({
    headers: await answer.allHeaders(),
    url: answer.url(),
  }));
  expect(headers).toMatchObject({
    'content-type': 'audio/wav',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  });
  await adminApi.publish('affirmation', documentId, { text: 'I swing no more.' });
  await expect.poll(async () => (await fetch(url)).status).toBe(404);
  await page.goto(path);
  await button(page, /^Read aloud/).click();
  await toastRegion(page).getByText(en.noVoice.title).waitFor();
});

it('the cards of a search and of the favorites play the recording', async () => {
  const { path } = await recorded('I whistle like a whimbrel.', 300);
  const id = Number(path.split('/').at(-1));
  const page = await visit('about:blank');
  await withVoices(page, []);
  await page.addInitScript((favorite) => {
    localStorage.setItem('favorites', JSON.stringify([favorite]));
  }, id);
  for (const address of ['/categories/1?q=whimbrel', '/favorites']) {
    const fetched = await open(page, address);
    await page
      .locator(`[data-card="${id}"]`)
      .getByRole('button', { name: /^Read aloud/ })
      .click();
    await expect.poll(() => fetched.length).toBeGreaterThan(0);
  }
});
