import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { touched, visitors } from './browser.ts';
import { at, classrooms, ready, shown } from './classroom.ts';
import { toast as en } from '../../web/i18n/en/toast.ts';
import { toastRegion } from './cards.ts';
import { didOn, withVoices } from './devices.ts';
import { visitAs } from './member.ts';

const visit = visitors();
const { open, path, teacher } = classrooms(visit);

/** Records requests to keep the screen on, which all fail. */
const withWakeLock = (page: Page) =>
  page.addInitScript(() => {
    window.did = [];
    const request = (what: string) => {
      window.did.push({ what: 'wake', with: what });
      return Promise.reject(new DOMException('low battery', 'NotAllowedError'));
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });

describe('classroom mode on devices', () => {
  it('in classroom mode, a long horizontal swipe changes the card, and a short or diagonal swipe does not', async () => {
    const page = await open({ hasTouch: true, viewport: { width: 390, height: 800 } });
    const swipe = (from: number, to: number, down = 0) =>
      page.locator('main ol').evaluate(
        (list, [start = 0, end = 0, below = 0]) => {
          const touch = (clientX: number, clientY: number) =>
            new Touch({ identifier: 1, target: list, clientX, clientY });
          list.dispatchEvent(
            new TouchEvent('touchstart', { bubbles: true, touches: [touch(start, 300)] }),
          );
          const changedTouches = [touch(end, 300 + below)];
          list.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches }));
        },
        [from, to, down],
      );
    await swipe(300, 100);
    expect(await at(page)).toBe(2);
    await swipe(100, 300);
    expect(await at(page)).toBe(1);
    await swipe(300, 280);
    await swipe(300, 200, 300);
    expect(await at(page)).toBe(1);
  });

  it('toggles full screen in the classroom with F, and closes the shortcuts and then the classroom with Escape', async () => {
    const page = await open();
    await page.keyboard.press('f');
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
    await expect.poll(isFull).toBe(true);
    const button = page.getByRole('button', { name: 'Full screen' });
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('f');
    await expect.poll(isFull).toBe(false);
    await page.getByText('Shortcuts', { exact: true }).click();
    await page.keyboard.press('Escape');
    expect(await page.locator('details[open]').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.waitForURL(path().replace('/classroom?collection=', '/dashboard/collections/'));
  });

  it('asks the device to keep the screen on in the classroom, and again when the tab is shown', async () => {
    const page = await visitAs(visit, teacher(), 'about:blank');
    await withWakeLock(page);
    await page.goto(path());
    expect(await didOn(page, 'wake')).toEqual(['screen']);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await didOn(page, 'wake')).toEqual(['screen', 'screen']);
  });

  it('leaves the screen to the device on a page that somebody has touched outside classroom mode', async () => {
    const page = await visitAs(visit, teacher(), 'about:blank');
    await withWakeLock(page);
    await page.goto('/');
    await touched(page);
    expect(await didOn(page, 'wake')).toEqual([]);
  });

  it('reads the visible classroom card aloud in the visible language', async () => {
    const page = await visitAs(visit, teacher(), 'about:blank');
    await withVoices(page, [
      { lang: 'en-GB', localService: true },
      { lang: 'fr-FR', localService: true },
    ]);
    await page.goto(path());
    await ready(page);
    await page.keyboard.press('PageDown');
    const [english] = await shown(page);
    await page.getByRole('button', { name: 'Read aloud English' }).click();
    expect(await didOn(page, 'speak')).toEqual([{ text: english, lang: 'en-GB' }]);
    expect(await page.getByRole('button', { name: 'Read aloud French' }).count()).toBe(0);
    await page.keyboard.press('l');
    const [french] = await shown(page);
    await page.getByRole('button', { name: 'Read aloud French' }).click();
    expect((await didOn(page, 'speak')).at(-1)).toEqual({ text: french, lang: 'fr-FR' });
  });

  it('says in classroom mode that the device has no voice', async () => {
    const page = await visitAs(visit, teacher(), 'about:blank');
    await withVoices(page, []);
    await page.goto(path());
    await ready(page);
    await page.getByRole('button', { name: 'Read aloud English' }).click();
    await toastRegion(page).getByText(en.noVoice.title).waitFor();
  });
});
