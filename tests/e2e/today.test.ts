import { expect, inject, it } from 'vitest';
import { visitors } from './browser.ts';
import { shown } from './classroom.ts';
import { apiToday } from './pages.ts';

const visit = visitors();

it('the footer links to today’s affirmation, which can be shown in both languages and links to its feeds and to the display', async () => {
  const [english, french] = [await apiToday('en'), await apiToday('fr')];
  const page = await visit('/about');
  await page.getByRole('link', { name: 'Affirmation of the day' }).click();
  await page.getByRole('heading', { name: english.text }).waitFor();
  await page.getByRole('link', { name: 'English and French' }).click();
  await page.waitForURL('**/today?both=1');
  await page.getByRole('heading', { name: french.text }).waitFor();
  const headings = await page.locator('article :is(h1, h2)').allTextContents();
  expect(headings.map((text) => text.trim())).toEqual([english.text, french.text]);
  const subscription = page.getByRole('link', { name: 'Add it to your calendar' });
  const calendar = (await subscription.getAttribute('href'))?.replace('webcal:', 'http:') ?? '';
  expect(await (await fetch(calendar)).text()).toContain('BEGIN:VEVENT');
  for (const name of ['Atom feed', 'JSON feed']) {
    const path = await page.getByRole('link', { name }).getAttribute('href');
    expect(await (await fetch(inject('site') + path)).text(), name).toContain(english.text);
  }
  await page.getByRole('button', { name: 'Open the display' }).click();
  await page.waitForURL('**/display?both=1&**');
  expect(await shown(page)).toEqual([english.text, french.text]);
});
