import { expect, inject, it } from 'vitest';
import { affirmationFactory } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';
import { record } from '../cms/recordings.ts';
import { tone } from '../cms/sounds.ts';
import { visitors } from './browser.ts';
import { didOn, withVoices } from './devices.ts';
import { frontOf } from './front.ts';
import { options, served, stored } from './offline.ts';

const affirmations = affirmationFactory(connect());
const visit = visitors();

it('recordings saved with the offline page’s checkbox play without a connection, and “Remove from this device” deletes them; without recordings, there is no checkbox', async () => {
  const front = await frontOf(inject('site'));
  const page = await visit('/offline', { ...options, baseURL: front.url });
  const tick = page.getByRole('checkbox', { name: /^Include recordings \(\d+ MB\)$/ });
  await page.getByRole('button', { name: /^Save for offline use/ }).waitFor();
  expect(await tick.count()).toBe(0);

  const text = 'I hum like a bilby.';
  const documentId = await affirmations.published(text, 'Say it softly.');
  await record({ documentId, text }, tone(300));
  const id = await affirmations.idOf(documentId);
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('button', { name: /^Save for offline use/ }).waitFor();
      return tick.count();
    })
    .toBe(1);
  await served(page);
  expect(await tick.isChecked()).toBe(false);
  await tick.scrollIntoViewIfNeeded();
  await tick.check();
  await page.getByRole('button', { name: /^Save for offline use/ }).click();
  await page.getByText('You can use the site offline now.').waitFor();
  const recordings = async () =>
    (await stored(page)).filter((entry) => entry.includes(`/recordings/${id}/`));
  expect(await recordings()).toHaveLength(1);

  await front.stop();
  const fresh = await page.context().newPage();
  await withVoices(fresh, [{ lang: 'en-GB', localService: true }]);
  await fresh.goto(`/affirmations/${id}`);
  await fresh.getByRole('button', { name: /^Read aloud/ }).click();
  // Only the description: the voice would also read the text if its recording didn’t play to its end.
  await expect
    .poll(() => didOn(fresh, 'speak'))
    .toEqual([{ text: 'Say it softly.', lang: 'en-GB' }]);
  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await page.getByText('Removed from this device.').waitFor();
  expect(await recordings()).toEqual([]);
});

it('if the device has no room for the recordings, the page says so and saves everything else for offline use', async () => {
  const text = 'I hum like two bilbies.';
  const documentId = await affirmations.published(text);
  await record({ documentId, text }, tone(300));
  const page = await visit('/offline', options);
  await served(page);
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => {
    navigator.storage.estimate = async () => ({ quota: 10, usage: 10 });
  });
  const tick = page.getByRole('checkbox', { name: /^Include recordings/ });
  await expect
    .poll(async () => {
      await page.reload();
      return tick.count();
    })
    .toBe(1);
  await tick.scrollIntoViewIfNeeded();
  await tick.check();
  await page.getByRole('button', { name: /^Save for offline use/ }).click();
  await page.getByText('doesn’t have enough room for the recordings').waitFor();
  expect(await tick.isChecked()).toBe(false);
  expect((await stored(page)).filter((entry) => entry.includes('/recordings/'))).toEqual([]);
  await page.getByRole('button', { name: 'Remove from this device' }).waitFor();
});
