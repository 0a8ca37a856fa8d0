import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newMember } from '../cms/members.ts';
import { touched, visitors } from './browser.ts';
import {
  arriveAt,
  endSession,
  fillForm,
  focusAt,
  formOn,
  hold,
  sessionOf,
  takenOver,
} from './member.ts';

const visit = visitors();
const code = /\/_astro\/.*\.js$/;

/** Opens a page whose scripts are held. Also returns the paths that it posts to. */
async function openWithoutCode(
  path: string,
  options: BrowserContextOptions & { mayFail?: boolean } = {},
) {
  const page = await visit('about:blank', options);
  const release = await hold(page, code);
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(new URL(request.url()).pathname);
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { page, release, posted };
}

/** Scripts that came over the network and not from the cache, each after what asked for it: `fetch` or `script`. */
const downloadedScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0)
      .map(({ name, initiatorType }) => `${initiatorType} ${name}`),
  );

describe('form sent before its script has loaded', () => {
  it.each(['a click', 'a tap', 'Enter', 'a screen reader'])(
    'if %s submits the login form twice before its script has loaded, the form is sent once, after that',
    async (way) => {
      const { email, password } = await newMember();
      const { page, release, posted } = await openWithoutCode('/login', { hasTouch: true });
      const { field, submit } = formOn(page, 'login');
      await fillForm(page, 'login', { email, password });
      const press = () => {
        if (way === 'a click') return submit.click();
        if (way === 'a tap') return submit.tap();
        if (way === 'Enter') return field('password').press('Enter');
        // Without any event before the click.
        return submit.evaluate((button: HTMLElement) => button.click());
      };
      await press();
      expect(await submit.getAttribute('data-held')).not.toBeNull();
      expect(await submit.evaluate((button) => getComputedStyle(button).opacity)).toBe('0.7');
      await press();
      expect(posted).toEqual([]);
      release();
      await arriveAt(page, '/dashboard');
      expect(posted).toEqual(['/api/auth/login']);
    },
  );

  it('validates a register form sent before its script loaded, with what was typed before and after', async () => {
    const { page, release, posted } = await openWithoutCode('/register');
    const { field, problem, submit } = formOn(page, 'register');
    const typed = { name: 'Zoë', email: 'zoe@', password: 'a good password', role: 'teacher' };
    await fillForm(page, 'register', typed);
    await submit.click();
    await field('confirmation').fill('another one');
    release();
    await problem('email').getByText('Please enter a valid email address').waitFor();
    await problem('confirmation').getByText('The passwords don’t match').waitFor();
    await focusAt(page, 'register-email');
    expect(await submit.getAttribute('data-held')).toBeNull();
    for (const [name, value] of Object.entries({ ...typed, confirmation: 'another one' }))
      expect(await field(name).inputValue(), name).toBe(value);
    expect(posted).toEqual([]);
  });

  it.each([
    ['its code', code],
    ['one file of its code', /\/_astro\/forms\.[^/]+\.js$/],
  ])(
    'shows an error on the login form if %s cannot be loaded, and sends the form at the next click',
    async (_name, files) => {
      const { email, password } = await newMember();
      const page = await visit('/login', { mayFail: true });
      await page.setViewportSize({ width: 800, height: 600 });
      const { field, submit } = formOn(page, 'login');
      const failed = page.locator('#code-failed');
      await page.route(files, (route) => route.abort());
      // Older browsers never load a module again of which one file was missing.
      const imported: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') imported.push(request.url());
      });
      await fillForm(page, 'login', { email, password });
      await submit.click();
      await failed.waitFor();
      const [button, message] = [await submit.boundingBox(), await failed.boundingBox()];
      if (!button || !message) throw new Error('The button or the message is not shown');
      expect(button.y + button.height).toBeLessThan(message.y);
      expect(await submit.getAttribute('data-held')).toBeNull();
      expect(await field('email').inputValue()).toBe(email);
      expect(imported.filter((url) => url.includes('/LoginForm.'))).toEqual([]);
      await page.unrouteAll();
      const loaded: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loaded.push(request.url());
      });
      await submit.click();
      await arriveAt(page, '/dashboard');
      expect(loaded).toEqual([]);
    },
  );
});

it.each(['/', '/categories/1', '/login'])(
  'the page %s downloads each file of its islands’ scripts only once',
  async (path) => {
    const page = await visit(path);
    await page.waitForLoadState('networkidle');
    const before = await downloadedScripts(page);
    await touched(page);
    const downloads = await downloadedScripts(page);
    const names = downloads.map((each) => each.split(' ')[1]);
    expect(names).toEqual([...new Set(names)]);
    // All that wasn't there before the first interaction was downloaded by `fetch`.
    expect(downloads.filter((each) => !each.startsWith('fetch')).toSorted()).toEqual(
      before.toSorted(),
    );
    expect(names.length).toBeGreaterThan(before.length + 3);
  },
);

it('keeps account form input typed before hydration when the session ends, and says “What you typed is saved”', async () => {
  const maya = await newMember();
  const { page, release } = await openWithoutCode('/dashboard/account', {
    ...sessionOf(maya),
    mayFail: true,
  });
  const { alert, field } = formOn(page, 'profile');
  await field('name').fill('Half a name');
  release();
  await takenOver(page, 'profile');
  await endSession(page, maya);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await alert.getByText('What you typed is saved').waitFor();
  expect(await field('name').inputValue()).toBe('Half a name');
});
