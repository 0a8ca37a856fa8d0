import type { Page } from 'playwright';
import { inject } from 'vitest';
import { adminToken } from '../cms/admin.ts';
import { invitation, type RoleCode } from '../cms/staff.ts';
import type { visitors } from './browser.ts';

/** A page for the panel as an administrator has it, in a language and a light: where it goes, the test says. */
export function openPanel(
  visit: ReturnType<typeof visitors>,
  { language = 'en', theme = 'light' } = {},
): Promise<Page> {
  const kept = {
    jwtToken: JSON.stringify(adminToken()),
    'strapi-admin-language': language,
    STRAPI_THEME: theme,
  };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  const origins = [{ origin: new URL(inject('cms')).origin, localStorage }];
  // The panel complains by itself of a picture that Strapi does not have.
  return visit('about:blank', { storageState: { cookies: [], origins }, mayFail: true });
}

/** Somebody fresh in the panel: the link of the invitation opened, a password chosen. */
export async function newcomer(visit: ReturnType<typeof visitors>, role: RoleCode): Promise<Page> {
  const { registrationToken } = await invitation(role);
  // The panel complains by itself of a picture that Strapi does not have.
  const page = await visit(
    `${inject('cms')}/admin/auth/register?registrationToken=${registrationToken}`,
    { mayFail: true },
  );
  // Until it is known who comes, the form begins anew.
  await page.locator('[name="email"][value*="@"]').waitFor();
  await page.getByLabel(/^Password/).fill('Chosen1234');
  await page.getByLabel(/^Confirm/).fill('Chosen1234');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Translations' }).waitFor();
  return page;
}

/**
 * Goes on to a page of the content manager. Strapi's, loaded as the first page, says that nothing is allowed there
 * where what is allowed is answered last.
 */
export async function goOn(page: Page, path: string): Promise<void> {
  await page.getByRole('link', { name: 'Translations' }).waitFor();
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, `/admin/content-manager/collection-types/${path}`);
  // Until it has come, the page before it stays.
  await page.getByRole('heading', { name: 'Content Manager' }).waitFor();
}
