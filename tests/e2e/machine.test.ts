import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { stopClock, visitors } from './browser.ts';
import { didOn, withVoices } from './devices.ts';

const visit = visitors();
const random = '**/api/affirmations/random?*';
const machine = (page: Page) => page.locator('#machine');
/** The affirmation that it shows, which is missing while it loads. */
const text = (page: Page) => page.locator('#machine-text');
const saved = (page: Page) => page.getByRole('button', { name: /My saved affirmations/ });
const reader = (page: Page) => machine(page).getByRole('button', { name: /voix|lecture/ });
const generate = (page: Page) => page.getByRole('button', { name: 'Generate another' });
const save = (page: Page) => machine(page).getByRole('button', { name: 'Save', exact: true });

/** Scrolls to the machine, and returns the affirmation that it shows. */
async function drawn(page: Page): Promise<string> {
  await machine(page).scrollIntoViewIfNeeded();
  return (await text(page).textContent()) ?? '';
}

/** Counts a page's calls for random affirmations. */
function counted(page: Page): () => number {
  let draws = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/affirmations/random')) draws += 1;
  });
  return () => draws;
}

describe('random affirmation machine on the home page', () => {
  it('loads the first random affirmation on the home page when its section scrolls into view', async () => {
    const page = await visit('/about', { viewport: { width: 390, height: 700 } });
    const draws = counted(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(draws()).toBe(0);
    expect(await save(page).isDisabled()).toBe(true);
    expect(await drawn(page)).not.toBe('');
    expect(draws()).toBe(1);
    expect(await save(page).isEnabled()).toBe(true);
  });

  it('the home page does not load the script of the random affirmation machine while only its edge is in view', async () => {
    const page = await visit('/about', { viewport: { width: 390, height: 700 } });
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    const scroll = (visible: number) =>
      machine(page).evaluate(async (box, height) => {
        const { bottom } = box.getBoundingClientRect();
        scrollTo({ top: scrollY + bottom - height, behavior: 'instant' });
        // The browser reports what is in view with the next frame.
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      }, visible);
    const code = () => scripts.filter((url) => /\/Machine\.\w+/.test(url));
    await scroll(20);
    expect(code()).toEqual([]);
    await scroll(300);
    await expect.poll(code).not.toEqual([]);
  });

  it('the affirmation machine never shows the same affirmation twice in a row', async () => {
    const page = await visit('/');
    let before = await drawn(page);
    for (let draw = 0; draw < 12; draw += 1) {
      await generate(page).click();
      const now = (await text(page).textContent()) ?? '';
      expect(now).not.toBe(before);
      before = now;
    }
  });

  it('the affirmation machine asks the server again if the response is the affirmation that it already shows', async () => {
    const page = await visit('/');
    const answer = (id: number) => ({
      json: { id, text: `Number ${id}.`, description: '', lang: 'en' },
    });
    const answers = [7, 7, 7, 8];
    await page.route(random, (route) => route.fulfill(answer(answers.shift() ?? 9)));
    expect(await drawn(page)).toBe('Number 7.');
    await generate(page).click();
    await text(page).filter({ hasText: 'Number 8.' }).waitFor();
  });

  it('the affirmation machine shows that loading failed and lets the visitor try again', async () => {
    const page = await visit('/', { mayFail: true });
    await page.route(random, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await machine(page).scrollIntoViewIfNeeded();
    await page.getByText('Failed to fetch affirmation').waitFor();
    expect(await save(page).isDisabled()).toBe(true);
    await page.unroute(random);
    const again = machine(page).getByRole('button', { name: 'Try again' });
    await again.focus();
    await page.keyboard.press('Enter');
    expect(await drawn(page)).not.toBe('');
    expect(await generate(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('shows an error instead of a random affirmation when the server does not answer in time', async () => {
    const page = await visit('/', { mayFail: true });
    await page.route(random, () => {});
    await machine(page).scrollIntoViewIfNeeded();
    await page.getByText('Loading your special affirmation...').waitFor();
    await page.getByText('Failed to fetch affirmation').waitFor();
  });

  it('the affirmation machine translates its affirmation when the language changes', async () => {
    const page = await visit('/');
    await drawn(page);
    await save(page).click();
    const savedIds = () => page.evaluate(() => localStorage.getItem('saved-affirmations'));
    await expect.poll(savedIds).not.toBe(null);
    const id = await savedIds();
    await page.locator('a[hreflang="fr"]').last().click();
    await page.locator('html[lang="fr"] #machine').scrollIntoViewIfNeeded();
    await page.locator('#machine-text:not([lang="en"])').waitFor();
    const answer: unknown = await page.request
      .get(`/api/affirmations/${id}?lang=fr`)
      .then((response) => response.json());
    expect(answer).toMatchObject({ text: await text(page).textContent() });
  });

  it('reads a random affirmation aloud in its own language and stops when the next one appears', async () => {
    const page = await visit('about:blank');
    await withVoices(page, [{ lang: 'en-GB', localService: true }]);
    await page.goto('/?lang=fr');
    const answer = { id: 7, text: 'Still English.', description: 'Not translated.', lang: 'en' };
    await page.route(random, (route) => route.fulfill({ json: answer }));
    await drawn(page);
    await reader(page).click();
    await expect
      .poll(() => didOn(page, 'speak'))
      .toEqual([
        { text: 'Still English.', lang: 'en-GB' },
        { text: 'Not translated.', lang: 'en-GB' },
      ]);
    await expect.poll(() => reader(page).textContent()).not.toBe('Lire à voix haute');
    await page.getByRole('button', { name: 'Une autre' }).click();
    await expect.poll(() => reader(page).textContent()).toBe('Lire à voix haute');
  });

  it('the hummingbird of the random affirmation machine flaps its wings, but not for visitors who prefer reduced motion', async () => {
    const page = await visit('/');
    await drawn(page);
    // Scripts cannot see into the shadow tree of <use>, so the test reads the animation's name instead.
    const beat = await machine(page)
      .locator('> svg')
      .evaluate((bird) => {
        const [name = ''] = getComputedStyle(bird).getPropertyValue('--wing-beat').split(' ');
        const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
        return {
          known: rules.some((rule) => rule instanceof CSSKeyframesRule && rule.name === name),
          name,
        };
      });
    expect(beat).toEqual({ name: 'beat', known: true });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const wing = page.locator('#bird .wing').first();
    expect(await wing.evaluate((each) => getComputedStyle(each).animationName)).toBe('none');
  });

  it('without JavaScript, the affirmation machine’s button opens the page of a random affirmation', async () => {
    const page = await visit('/', { javaScriptEnabled: false });
    expect(await page.getByText('Loading your special affirmation...').isVisible()).toBe(false);
    await page.getByRole('combobox', { name: 'Moment', exact: true }).selectOption('Bedtime');
    await generate(page).click();
    await page.waitForURL(/\/affirmations\/\d+$/);
    const answer = await page.request.get(`/api${new URL(page.url()).pathname}`);
    expect(await answer.json()).toMatchObject({ moments: expect.arrayContaining(['bedtime']) });
  });
});

describe('saved affirmations of the random affirmation machine', () => {
  it('the affirmation machine saves an affirmation in the browser once, lists it and removes it', async () => {
    const page = await visit('/');
    const shown = await drawn(page);
    await save(page).click();
    await save(page).click();
    expect(await saved(page).textContent()).toBe('My saved affirmations (1)');
    await page.goto('/');
    await drawn(page);
    expect(await saved(page).textContent()).toBe('My saved affirmations (1)');
    await saved(page).click();
    const dialog = page.getByRole('dialog', { name: 'My saved affirmations' });
    const link = dialog.getByRole('link', { name: shown });
    expect(await link.getAttribute('href')).toMatch(/^\/affirmations\/\d+$/);
    await dialog.getByRole('button', { name: /Remove/ }).click();
    await dialog.getByText('Nothing saved yet.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => localStorage.getItem('saved-affirmations'))).toBe('');
  });

  it('a toast that already shows stays above the list of saved random affirmations, and can be closed there', async () => {
    const page = await visit('/');
    await drawn(page);
    // A toast closes after some seconds, and taking screenshots can take longer.
    await stopClock(page);
    await save(page).click();
    await page.locator('#toast:popover-open').waitFor();
    const color = async () => {
      const { x = 0, y = 0, height = 0 } = (await page.locator('#toast').boundingBox()) ?? {};
      const clip = { x: x + 4, y: y + height / 2, width: 4, height: 4 };
      return (await page.screenshot({ clip })).toString('base64');
    };
    const before = await color();
    await saved(page).click();
    const dialog = page.getByRole('dialog', { name: 'My saved affirmations' });
    await dialog.waitFor();
    await expect.poll(color).toBe(before);
    await page.locator('#toast').getByRole('button').click();
    await expect.poll(() => page.locator('#toast').textContent()).toBe('');
    expect(await dialog.isVisible()).toBe(true);
    // The next toast shows in its usual place again.
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await save(page).click();
    await page.locator('#toast:popover-open').getByRole('button').click();
  });

  it('the list of saved random affirmations drops deleted ones, and keeps those that could not be loaded for now', async () => {
    const page = await visit('/', { mayFail: true });
    await page.evaluate(() => localStorage.setItem('saved-affirmations', '1,2,999999'));
    await page.route('**/api/affirmations/2?*', (route) => route.abort());
    await page.reload();
    await drawn(page);
    const dialog = page.getByRole('dialog', { name: 'My saved affirmations' });
    const open = () => saved(page).click();
    await open();
    await dialog.getByText('Not all of them could be loaded right now').waitFor();
    expect(await dialog.getByRole('link').count()).toBe(1);
    expect(await saved(page).textContent()).toBe('My saved affirmations (2)');
    await page.unroute('**/api/affirmations/2?*');
    await page.keyboard.press('Escape');
    await open();
    await expect.poll(() => dialog.getByRole('link').count()).toBe(2);
    expect(await dialog.getByText('Not all of them could be loaded').isVisible()).toBe(false);
  });

  it('an affirmation saved from the random affirmation machine is added to the count of saved ones even if local storage is full', async () => {
    const page = await visit('about:blank');
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto('/');
    await drawn(page);
    await save(page).click();
    await expect.poll(() => saved(page).textContent()).toBe('My saved affirmations (1)');
  });
});
