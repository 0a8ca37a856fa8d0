import { expect, it } from 'vitest';
import { situationNames } from '#contract/situation-names';
import { visitors } from './browser.ts';
import { didOn, withVoices } from './devices.ts';

const visit = visitors();
const english = [{ lang: 'en-GB', localService: true }];

it.each([
  ['Calm', 'tile of a category'],
  [situationNames.en.moments.bedtime, 'moment'],
])('the speaker of %j, a %s, speaks its name', async (name) => {
  const page = await visit('about:blank', { viewport: { width: 390, height: 800 } });
  await withVoices(page, english);
  await page.goto('/');
  const speaker = page.getByRole('button', { name: `Read aloud ${name}`, exact: true });
  await speaker.click();
  await expect.poll(() => didOn(page, 'speak')).toEqual([{ text: name, lang: 'en-GB' }]);
  expect(new URL(page.url()).pathname).toBe('/');
  const { width = 0, height = 0 } = (await speaker.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  // Another name stops the first one.
  const stopped = (await didOn(page, 'hush')).length;
  await page.getByRole('button', { name: 'Read aloud Kindness', exact: true }).click();
  await expect.poll(() => didOn(page, 'speak')).toHaveLength(2);
  expect((await didOn(page, 'hush')).length).toBeGreaterThan(stopped);
});

it('hides the speakers of categories and moments where the device has no voice for the language', async () => {
  const page = await visit('about:blank');
  await withVoices(page, english);
  await page.goto('/?lang=fr');
  await expect.poll(() => page.locator('html').getAttribute('data-voices')).toBe('en');
  const speakers = page.locator('button[name=speak]');
  expect(await speakers.count()).toBe(16);
  expect(await speakers.filter({ visible: true }).count()).toBe(0);
});
