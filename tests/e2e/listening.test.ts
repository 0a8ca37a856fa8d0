import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { pauseMilliseconds } from '../../web/logic/listening.ts';
import { toast as en } from '../../web/i18n/en/toast.ts';
import { affirmationFactory } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';
import { record } from '../cms/recordings.ts';
import { tone } from '../cms/sounds.ts';
import { stopClock, touched, visitors } from './browser.ts';
import { didOn, finishSpeaking, highlighted, speakWord, withVoices } from './devices.ts';
import { hold } from './member.ts';

const affirmations = affirmationFactory(connect());
const visit = visitors();
const voices = [
  { lang: 'en-GB', localService: true },
  { lang: 'fr-FR', localService: true },
];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The texts that a page's device has spoken, with their language. */
const spoken = (page: Page) => didOn(page, 'speak');

/** Lets the device finish what it speaks, and waits out the pause. */
async function hearOne(page: Page) {
  await finishSpeaking(page);
  await page.clock.runFor(pauseMilliseconds);
}

it('“Listen to all” reads a moment’s affirmations one by one with pauses, stops after three if the listener chose three, and can start again', async () => {
  const page = await visit('about:blank', { viewport: { width: 390, height: 844 } });
  await withVoices(page, voices);
  await stopClock(page);
  await page.goto('/moments/bedtime?age=4-5');
  await page.getByRole('link', { name: 'Listen to all' }).click();
  await page.getByRole('heading', { name: 'Listen: Bedtime · Ages 4–5' }).waitFor();
  await page.getByText('3', { exact: true }).click();
  await button(page, 'Start').click();
  await expect.poll(() => spoken(page)).toHaveLength(1);
  await page.getByText(/^1 of \d+$/).waitFor();

  await finishSpeaking(page);
  await page.clock.runFor(pauseMilliseconds - 100);
  expect(await spoken(page)).toHaveLength(1);
  await page.clock.runFor(100);
  await expect.poll(() => spoken(page)).toHaveLength(2);
  await hearOne(page);
  await expect.poll(() => spoken(page)).toHaveLength(3);
  await hearOne(page);
  await page.getByRole('status').getByText('All done.').waitFor();
  const texts = await spoken(page);
  expect(new Set(texts.map((each) => JSON.stringify(each))).size).toBe(3);

  await button(page, 'Listen again').click();
  await expect.poll(() => spoken(page)).toHaveLength(4);
  expect((await spoken(page))[3]).toEqual(texts[0]);
});

it('“Listen to all” stops after three if the listener chose three before hydration', async () => {
  const page = await visit('about:blank');
  await withVoices(page, voices);
  await stopClock(page);
  const release = await hold(page, /\/Listening\.[^/]+\.js$/);
  await page.goto('/listen?moment=bedtime&age=4-5');
  await page.getByText('3', { exact: true }).click();
  release();
  await button(page, 'Start').click();
  for (const count of [1, 2, 3]) {
    await expect.poll(() => spoken(page)).toHaveLength(count);
    await hearOne(page);
  }
  await page.getByRole('status').getByText('All done.').waitFor();
});

it('“Listen to all” highlights the spoken word, can be controlled by keyboard, and links back to the list', async () => {
  const page = await visit('about:blank');
  await withVoices(page, voices);
  await page.goto('/categories/3');
  const texts = await page.locator('main article h3').allTextContents();
  await page.goto('/listen?categoryId=3');
  await button(page, 'Start').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => spoken(page)).toHaveLength(1);
  const [word = ''] = texts[0]?.split(' ') ?? [];
  await speakWord(page, 0, word.length);
  expect(await highlighted(page)).toEqual([word]);
  await page.keyboard.press('ArrowRight');
  expect(await highlighted(page)).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => spoken(page)).toHaveLength(3);
  expect(await spoken(page)).toEqual(
    [0, 1, 0].map((index) => ({ text: texts[index], lang: 'en-GB' })),
  );
  await page.keyboard.press('Escape');
  await button(page, 'Start').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Start');
  await page.keyboard.press('Escape');
  await page.waitForURL('**/categories/3');
});

it('keys control “Listen to all” wherever somebody has clicked before, also next to the text and on the language', async () => {
  const page = await visit('about:blank');
  await withVoices(page, voices);
  await page.goto('/listen?categoryId=3');
  await touched(page);
  await page.keyboard.press(' ');
  await expect.poll(() => spoken(page)).toHaveLength(1);
  await page.mouse.click(5, 400);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => spoken(page)).toHaveLength(2);
  await page.locator('a[hreflang=fr]').click();
  await button(page, 'Arrêter').waitFor();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => spoken(page)).toMatchObject([{}, {}, { lang: 'fr-FR' }]);
  await page.keyboard.press('Escape');
  await button(page, 'Écouter').waitFor();
});

it('if the language changes during “Listen to all”, the affirmation being read is finished, and the next one is read in the new language', async () => {
  const page = await visit('about:blank');
  await withVoices(page, voices);
  await stopClock(page);
  await page.goto('/listen?ids=3,5');
  await button(page, 'Start').click();
  await expect.poll(() => spoken(page)).toMatchObject([{ lang: 'en-GB' }]);
  const hushed = (await didOn(page, 'hush')).length;
  await page.locator('a[hreflang=fr]').click();
  await button(page, 'Arrêter').waitFor();
  expect(await didOn(page, 'hush')).toHaveLength(hushed);
  await hearOne(page);
  await expect.poll(() => spoken(page)).toMatchObject([{ lang: 'en-GB' }, { lang: 'fr-FR' }]);
});

it('the page that reads aloud says if the device has no voice, or if the browser has no JavaScript', async () => {
  const page = await visit('about:blank');
  await withVoices(page, []);
  await page.goto('/listen?moment=bedtime');
  await button(page, 'Start').click();
  await page.getByRole('status').getByText(en.noVoice.title).waitFor();
  expect(await spoken(page)).toEqual([]);

  const plain = await visit('/listen?moment=bedtime', { javaScriptEnabled: false });
  await plain.getByText('Your browser needs JavaScript to read aloud.').waitFor();
  await plain.getByRole('link', { name: 'Exit' }).click();
  await plain.waitForURL('**/moments/bedtime');
});

it('if recordings can’t be played on a device without a voice, each affirmation stays in view as long as the pause, and after three, the page says so', async () => {
  const texts = ['I sit like an owl.', 'I rest like a seal.', 'I nap like a cat.', 'I doze.'];
  const ids: number[] = [];
  for (const text of texts) {
    const documentId = await affirmations.published(text);
    await record({ documentId, text }, tone(100));
    ids.push(await affirmations.idOf(documentId));
  }
  const page = await visit('about:blank', { mayFail: true });
  // Not one for the page's language.
  await withVoices(page, [{ lang: 'de-DE', localService: true }]);
  const failed: string[] = [];
  await page.route('**/recordings/**', (route) => {
    failed.push(route.request().url());
    return route.abort();
  });
  await stopClock(page);
  await page.goto(`/listen?ids=${ids.join()}`);
  await button(page, 'Start').click();
  await expect.poll(() => failed.length).toBe(1);
  for (const index of [0, 1]) {
    await page.clock.runFor(pauseMilliseconds - 200);
    expect(await page.getByText(texts[index] ?? '').isVisible()).toBe(true);
    await page.getByText(`${index + 1} of 4`).waitFor();
    expect(failed).toHaveLength(index + 1);
    // Until the next one, because the pause begins only when the player has given up.
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return failed.length;
      })
      .toBe(index + 2);
  }
  await page.getByRole('status').getByText(en.noVoice.title).waitFor();
  expect(failed).toHaveLength(3);
});

it('a visitor who opens a collection to listen to it gets a link to log in, in a 401 response that is not cached', async () => {
  const answer = await fetch(`${inject('site')}/listen?collection=1`);
  expect(answer.status).toBe(401);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(await answer.text()).toContain('href="/login?next=%2Flisten%3Fcollection%3D1"');
});

it('the favorites page links to a page that reads the favorites of this browser aloud', async () => {
  const page = await visit('about:blank');
  await withVoices(page, voices);
  await page.addInitScript(() => localStorage.setItem('favorites', '[2,7]'));
  await page.goto('/favorites');
  await page.getByRole('link', { name: 'Listen to all' }).click();
  await page.waitForURL('**/listen?ids=7,2');
  await page.getByRole('heading', { name: 'Listen: Favorites' }).waitFor();
  await page.getByText(/^2 affirmations/).waitFor();
});

it('says that a class link has ended to a child who wants to listen', async () => {
  const answer = await fetch(`${inject('site')}/listen?class=${'0'.repeat(64)}`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('This link doesn’t work');
});
