import { expect, it } from 'vitest';
import { situationNames } from '#contract/situation-names';
import { toast as fr } from '../../web/i18n/fr/toast.ts';
import { visitors } from './browser.ts';
import { toastRegion } from './cards.ts';
import { didOn, withVoices } from './devices.ts';

const visit = visitors();
const english = [{ lang: 'en-GB', localService: true }];

it.each([
  ['Calm', 'tile of a category'],
  [situationNames.en.moments.bedtime, 'moment'],
])(
  'the speaker button beside %j (%s) on the home page reads this name aloud, and stops the name that was read before',
  async (name) => {
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
  },
);

it('on a category’s page, the speaker button of another category’s link reads its name aloud and stays on the page', async () => {
  const page = await visit('about:blank', { viewport: { width: 390, height: 800 } });
  await withVoices(page, english);
  await page.goto('/categories/5');
  await page.getByRole('button', { name: 'Read aloud Kindness', exact: true }).click();
  await expect.poll(() => didOn(page, 'speak')).toEqual([{ text: 'Kindness', lang: 'en-GB' }]);
  expect(new URL(page.url()).pathname).toBe('/categories/5');
});

it('a speaker button says that the device has no voice for the page’s language, and does not use a voice of another language', async () => {
  const page = await visit('about:blank');
  await withVoices(page, english);
  await page.goto('/?lang=fr');
  const speakers = page.locator('button[name=speak]');
  expect(await speakers.filter({ visible: true }).count()).toBe(16);
  await speakers.first().click();
  await toastRegion(page).getByText(fr.noVoice.title).waitFor();
  expect(await didOn(page, 'speak')).toEqual([]);
});
