import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { visitors } from './browser.ts';
import { waitUntilHydrated } from './card-designer.ts';
import { didOn, withClipboard, withShare, withVoices } from './devices.ts';
import { hold } from './member.ts';

const visit = visitors();
const area = (page: Page) => page.getByRole('textbox', { name: 'Your affirmation' });
const preview = (page: Page) => page.locator('main svg[role="img"]');
/** The text of the preview, without line breaks. */
const words = async (page: Page) =>
  (await preview(page).locator('text').allTextContents()).join(' ').replaceAll(/\s+/g, ' ');

async function openDesigner(): Promise<Page> {
  const page = await visit('/create');
  await waitUntilHydrated(page);
  return page;
}

async function download(page: Page, name: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

describe('card designer', () => {
  it('starts the card designer with a sample sentence and links home', async () => {
    const page = await openDesigner();
    expect(await area(page).inputValue()).toBe('I am brave, strong, and kind every day!');
    expect(await words(page)).toBe('I am brave, strong, and kind every day!');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('the card designer shows the typed text on the card; without text, a placeholder and a disabled download', async () => {
    const page = await openDesigner();
    await area(page).fill('I <b>can</b> 💛');
    await expect.poll(() => words(page)).toBe('I <b>can</b> 💛');
    await area(page).fill('  ');
    await expect.poll(() => words(page)).toBe('Your words go here');
    expect(await page.getByRole('button', { name: 'Download picture' }).isDisabled()).toBe(true);
  });

  it('the card designer limits the text to 280 characters, which fit on the card in every font', async () => {
    const page = await openDesigner();
    for (const text of ['W'.repeat(400), '👩‍👩‍👧‍👦'.repeat(25), 'wide\n'.repeat(60), 'i']) {
      await area(page).fill(text.slice(0, 280));
      await area(page).press('End');
      await page.keyboard.type(text.length > 280 ? 'more' : '');
      expect((await area(page).inputValue()).length).toBeLessThanOrEqual(280);
      for (const font of ['Playful', 'Fancy', 'Simple']) {
        await page.getByRole('radio', { name: font }).check();
        await expect.poll(() => isInside(page)).toBe(true);
      }
    }
  });

  it('a visitor can choose a card’s color and font and download it with the keyboard only', async () => {
    const page = await openDesigner();
    await page.getByRole('radio', { name: 'Primary' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('radio', { name: 'Accent' }).isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('radio', { name: 'Fancy' }).isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(file.suggestedFilename()).toMatch(/\.png$/);
  });

  it('the card designer keeps the card’s text, category, color and font over a reload', async () => {
    const page = await openDesigner();
    await area(page).fill('I can wait.');
    await page.getByRole('radio', { name: 'Purple' }).check();
    await page.getByRole('radio', { name: 'Fancy' }).check();
    await page
      .getByRole('combobox', { name: 'Category (optional)' })
      .selectOption({ label: 'Calm' });
    await page.reload();
    await expect.poll(() => words(page)).toBe('Calm I can wait.');
    expect(await page.getByRole('radio', { name: 'Purple' }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: 'Fancy' }).isChecked()).toBe(true);
  });

  it('the card designer translates its sample text when the language changes, but keeps typed text', async () => {
    const page = await openDesigner();
    const french = page.locator('header a[hreflang="fr"]');
    await french.click();
    await page.getByRole('button', { name: 'Télécharger le PDF' }).waitFor();
    await expect.poll(() => words(page)).toMatch(/^Chaque jour/);
    await page.getByRole('textbox', { name: 'Ton affirmation' }).fill('À moitié');
    await page.locator('header a[hreflang="en"]').click();
    await page.getByRole('button', { name: 'Download PDF' }).waitFor();
    expect(await area(page).inputValue()).toBe('À moitié');
    expect(await words(page)).toBe('À moitié');
  });
});

/** Is every line of the preview inside the card? */
function isInside(page: Page): Promise<boolean> {
  return preview(page).evaluate((card) => {
    const outer = card.getBoundingClientRect();
    return [...card.querySelectorAll('text')].every((line) => {
      const { left, right, top, bottom } = line.getBoundingClientRect();
      return (
        left >= outer.left && right <= outer.right && top >= outer.top && bottom <= outer.bottom
      );
    });
  });
}

describe('downloading a card', () => {
  it('downloads the designed card as a PNG of 1200 × 1600 pixels that is named after its text', async () => {
    const page = await openDesigner();
    const { name, bytes } = await download(page, 'Download picture');
    expect(name).toBe('i-am-brave-strong-and-kind-every-day.png');
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 1600]);
  });

  it('downloads the designed card as a one-page PDF in A6', async () => {
    const page = await openDesigner();
    const { name, bytes } = await download(page, 'Download PDF');
    expect(name).toMatch(/\.pdf$/);
    const file = bytes.toString('latin1');
    expect(file.slice(0, 5)).toBe('%PDF-');
    expect(file).toContain('/Count 1>>');
    expect(file).toContain('/MediaBox[0 0 297.64 419.53]');
    expect(file).toContain('/Width 2400/Height 3200');
  });
});

describe('sharing a card', () => {
  const pressed = async (outcome: 'well' | 'cancel' | 'fail') => {
    const page = await visit('about:blank');
    await withShare(page, outcome);
    await withClipboard(page, 'well');
    await page.goto('/create');
    await waitUntilHydrated(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect.poll(() => didOn(page, 'share')).toHaveLength(1);
    return page;
  };

  it('opens the device’s share dialog with a designed card’s text and a URL that contains the language', async () => {
    const page = await pressed('well');
    expect(await didOn(page, 'share')).toMatchObject([
      {
        title: 'Check out this positive affirmation!',
        text: 'I am brave, strong, and kind every day!',
        url: expect.stringMatching(/\/create\?lang=en$/),
      },
    ]);
    expect(await didOn(page, 'copy')).toEqual([]);
  });

  it('copies the text of a designed card if sharing fails', async () => {
    const page = await pressed('fail');
    await expect
      .poll(() => didOn(page, 'copy'))
      .toEqual(['I am brave, strong, and kind every day!']);
  });

  it('shows no message and copies nothing if the visitor cancels sharing a designed card', async () => {
    const page = await pressed('cancel');
    expect(await didOn(page, 'copy')).toEqual([]);
    expect(await page.locator('main output').first().textContent()).toBe('');
    expect(await page.locator('#toast').getByRole('status').textContent()).toBe('');
  });

  it('shows a designed card’s text, selected, in a dialog if Share cannot write to the clipboard', async () => {
    const page = await visit('about:blank');
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
      });
    });
    await page.goto('/create');
    await waitUntilHydrated(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('dialog', { name: 'Copy the text' }).waitFor();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(
      'I am brave, strong, and kind every day!',
    );
  });
});

/** The card designer as the server renders it, and how to let it hydrate. */
async function unhydratedDesigner() {
  const page = await visit('about:blank');
  const wake = await hold(page, /\/Designer\.[^/]+\.js$/);
  await page.goto('/create');
  return { page, wake };
}

it('keeps text that was typed before the card designer was hydrated', async () => {
  const { page, wake } = await unhydratedDesigner();
  await area(page).fill('I am early.');
  wake();
  await waitUntilHydrated(page);
  await expect.poll(() => words(page)).toBe('I am early.');
  expect(await area(page).inputValue()).toBe('I am early.');
});

it('keeps the color and category chosen before the card designer was hydrated, and the stored text and font', async () => {
  const { page, wake } = await unhydratedDesigner();
  await page.evaluate(() => localStorage.setItem('card-design', '{"text":"I am kept.","font":3}'));
  await page.getByRole('radio', { name: 'Purple' }).check();
  await page.getByRole('combobox', { name: 'Category (optional)' }).selectOption({ label: 'Calm' });
  wake();
  await waitUntilHydrated(page);
  await expect.poll(() => words(page)).toBe('Calm I am kept.');
  expect(await page.getByRole('radio', { name: 'Purple' }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Simple' }).isChecked()).toBe(true);
  await page.reload();
  await expect.poll(() => words(page)).toBe('Calm I am kept.');
  await expect.poll(() => page.getByRole('radio', { name: 'Purple' }).isChecked()).toBe(true);
});

it('hydrates the card designer in a language that was chosen before hydration', async () => {
  const { page, wake } = await unhydratedDesigner();
  await page.locator('header a[hreflang="fr"]').first().click();
  await page.getByRole('textbox', { name: 'Ton affirmation' }).waitFor();
  wake();
  await waitUntilHydrated(page);
  expect(await page.getByRole('button', { name: 'Télécharger l’image' }).isVisible()).toBe(true);
});

it('loses no key pressed during a slow hydration of the card designer', async () => {
  const page = await visit('about:blank');
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    // React hydrates in steps, and schedules the next one with such a message.
    MessagePort.prototype.postMessage = function later(message: unknown) {
      setTimeout(() => post.call(this, message), 100);
    };
  });
  const release = await hold(page, /\/Designer\.[^/]+\.js$/);
  await page.goto('/create');
  await area(page).press('Control+A');
  release();
  await waitUntilHydrated(page);
  await page.keyboard.type('I am here');
  expect(await area(page).inputValue()).toBe('I am here');
  await expect.poll(() => words(page)).toBe('I am here');
});

it('keeps a text selection that was made before the card designer was hydrated', async () => {
  const page = await visit('about:blank');
  const release = await hold(page, /\/_astro\/.*\.js$/);
  await page.goto('/create', { waitUntil: 'commit' });
  await area(page).click();
  await page.keyboard.press('Control+A');
  release();
  await waitUntilHydrated(page);
  await page.keyboard.type('I am here');
  expect(await area(page).inputValue()).toBe('I am here');
});

it('the card designer reads the typed text aloud in the page’s language, and disables that button while there is no text', async () => {
  const page = await visit('about:blank');
  await withVoices(page, [{ lang: 'en-GB', localService: true }]);
  await page.goto('/create');
  await waitUntilHydrated(page);
  const reader = page.locator('astro-island').getByRole('button', { name: /^(?:Read|Stop)/ });
  await area(page).fill('I can wait.');
  await reader.click();
  await page
    .locator('astro-island')
    .getByRole('button', { name: /^Stop reading/ })
    .waitFor();
  expect(await didOn(page, 'speak')).toEqual([{ text: 'I can wait.', lang: 'en-GB' }]);
  await area(page).fill(' ');
  await expect.poll(() => reader.isDisabled()).toBe(true);
});
