import type { Page } from 'playwright';
import { describe, it, expect } from 'vitest';
import { collections } from '../cms/collections.ts';
import { newMember } from '../cms/members.ts';
import { visitors } from './browser.ts';
import { arriveAt, endSession, focusAt, hold, toast, toastOn, visitAs } from './member.ts';

const visit = visitors();

describe('page for a new collection', () => {
  const fresh = async (path = '/dashboard/collections/new', options = {}) => {
    const maya = await newMember();
    return { maya, page: await visitAs(visit, maya, path, options) };
  };
  const make = (page: Page) => page.getByRole('button', { name: 'Create Collection' });

  it('creates a collection, shows Creating... meanwhile, and goes to the dashboard, where its toast stays', async () => {
    const { page } = await fresh();
    await page.getByPlaceholder('e.g., Morning Affirmations').fill('  Before 🌙   bed ');
    await page.getByLabel('Description').fill('When the light is low');
    const release = await hold(page, `**${collections}`);
    await make(page).click();
    await page.getByRole('button', { name: 'Creating...' }).waitFor();
    release();
    await page.waitForURL('**/dashboard');
    await toast(page, 'Collection created');
    await page.getByRole('link', { name: 'Before 🌙 bed' }).waitFor();
    await page.getByText('When the light is low').waitFor();
    await page.getByRole('link', { name: 'Before 🌙 bed' }).click();
    await page.getByRole('link', { name: 'Add affirmations' }).waitFor();
    expect(await toastOn(page).textContent()).toBe('');
  });

  it('requires a collection name of 3 to 50 characters and says so at the field', async () => {
    const { page } = await fresh();
    const name = page.getByLabel('Collection Name');
    await name.fill(' ab ');
    await make(page).click();
    await page.getByText('Collection name must be at least 3 characters').waitFor();
    await focusAt(page, 'collection-name');
    await name.fill('x'.repeat(51));
    await page.getByText('Collection name must not exceed 50 characters').waitFor();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.waitForURL('**/dashboard');
  });

  it('a description with only invisible characters for a new collection shows an error that says it can be left empty', async () => {
    const { page } = await fresh('/dashboard/collections/new', { mayFail: true });
    await page.getByLabel('Collection Name').fill('Before bed');
    await page.getByLabel('Description').fill('\u200b\u200b');
    await make(page).click();
    await page.getByText('Use letters or numbers, or leave it empty.').waitFor();
  });

  it('keeps the typed name of a new collection when the session has ended, and creates it after logging in', async () => {
    const { maya, page } = await fresh('/dashboard/collections/new?affirmation=3&next=/about', {
      mayFail: true,
    });
    await page.getByLabel('Collection Name').fill('Not lost');
    await endSession(page, maya);
    await make(page).click();
    await page.getByRole('alert').getByRole('link', { name: 'Log in' }).click();
    await page.getByLabel('Email').fill(maya.email);
    await page.getByLabel('Password', { exact: true }).fill(maya.password);
    await page.locator('main').getByRole('button', { name: 'Log In' }).click();
    await arriveAt(page, '/dashboard/collections/new');
    await expect.poll(() => page.getByLabel('Collection Name').inputValue()).toBe('Not lost');
    await make(page).click();
    await arriveAt(page, '/about');
    await toast(page, 'The affirmation has been added to your collection.');
  });

  it('without JavaScript, the form for a new collection rejects a name that is too short, and accepts a longer one', async () => {
    const { page } = await fresh('/dashboard/collections/new?affirmation=3&next=/dashboard', {
      javaScriptEnabled: false,
      mayFail: true,
    });
    // The browser itself refuses an empty name.
    await page.getByLabel('Collection Name').fill('ab');
    await make(page).click();
    await page.getByText('Collection name must be at least 3 characters').waitFor();
    await page.getByLabel('Collection Name').fill('By hand');
    await make(page).click();
    await arriveAt(page, '/dashboard');
    await page.getByRole('link', { name: 'By hand' }).waitFor();
    await page.getByText('1 affirmation', { exact: true }).waitFor();
  });

  it('shows visitors of the new collection page a link to the login', async () => {
    const page = await visit('/dashboard/collections/new', { mayFail: true });
    await page.getByText('Please log in to access this page.').waitFor();
    await page.getByRole('link', { name: 'Go to Login' }).waitFor();
  });
});
