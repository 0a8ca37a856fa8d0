import { expect, it } from 'vitest';
import { freshEmail } from '../cms/members.ts';
import { visitors } from './browser.ts';
import { shownIds } from './collection.ts';
import { arriveAt, focusAt, toast } from './member.ts';

const visit = visitors();

it('a visitor can register, create, fill and reorder a collection, and undo a removal, with the keyboard only', async () => {
  const page = await visit('/register?next=/affirmations/3', {
    viewport: { width: 320, height: 640 },
  });
  const type = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.type(text);
  };
  await type('Full Name', 'Keyboard Kim');
  await type('Email', freshEmail());
  await type('Password', 'a good password');
  await type('Confirm Password', 'a good password');
  await page.keyboard.press('Enter');
  await arriveAt(page, '/affirmations/3');
  await page.locator('main button[aria-haspopup=dialog]').press('Enter');
  await page.getByText('No collections yet').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await arriveAt(page, '/dashboard/collections/new');
  await type('Collection Name', 'By keys');
  await page.keyboard.press('Enter');
  await arriveAt(page, '/affirmations/3');
  await toast(page, 'Collection created');
  await page.goto('/affirmations/4');
  await page.locator('main button[aria-haspopup=dialog]').press('Enter');
  const choice = page.locator('#save').getByRole('button', { name: 'By keys' });
  await choice.waitFor();
  await expect.poll(() => choice.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await toast(page, 'Added to collection');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'By keys' }).press('Enter');
  await page.waitForURL(/\/dashboard\/collections\/\d+$/);
  await page.locator('#up-4').press('Enter');
  await expect.poll(() => shownIds(page)).toEqual([4, 3]);
  await page.locator('#out-4').press('Enter');
  await toast(page, 'Affirmation removed');
  await page.locator('#toast').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect.poll(() => shownIds(page)).toEqual([4, 3]);
  await focusAt(page, 'out-3');
});
