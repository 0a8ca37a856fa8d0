import type { Page } from 'playwright';
import { inject } from 'vitest';
import { translations } from '../../cms/src/admin/translations.ts';
import { adminToken } from '../cms/admin.ts';
import { invitation, invite, type RoleCode } from '../cms/staff.ts';
import type { visitors } from './browser.ts';

const noAccessKey = 'app.components.EmptyStateLayout.content-permissions';

/** What a page says to people whose role has no access to it. */
export const noAccess = { en: translations.en[noAccessKey], fr: translations.fr[noAccessKey] };

/** Opens an empty page with a session, by default an administrator's, and the panel's language and theme. */
export function openPanel(
  visit: ReturnType<typeof visitors>,
  { language = 'en', theme = 'light', token = adminToken() } = {},
): Promise<Page> {
  const kept = {
    jwtToken: JSON.stringify(token),
    'strapi-admin-language': language,
    STRAPI_THEME: theme,
  };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  const origins = [{ origin: new URL(inject('cms')).origin, localStorage }];
  return visit('about:blank', { storageState: { cookies: [], origins }, mayLogErrors: true });
}

/** Opens an empty page with the session of a new account. */
export async function openPanelAs(
  visit: ReturnType<typeof visitors>,
  role: RoleCode,
): Promise<Page> {
  const { token } = await invite(role);
  return openPanel(visit, { token });
}

/** Accepts an invitation to the panel in a new browser, and chooses a password. The home page opens. */
export async function newcomer(visit: ReturnType<typeof visitors>, role: RoleCode): Promise<Page> {
  const { registrationToken } = await invitation(role);
  const page = await visit(
    `${inject('cms')}/admin/auth/register?registrationToken=${registrationToken}`,
    { mayLogErrors: true },
  );
  // The form is reset when the invitation has loaded.
  await page.locator('[name="email"][value*="@"]').waitFor();
  await page.getByLabel(/^Password/).fill('Chosen1234');
  await page.getByLabel(/^Confirm/).fill('Chosen1234');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Translations', exact: true }).waitFor();
  return page;
}

/**
 * Navigates to a page of the content manager. As the first page, Strapi's would say that access is denied when the
 * permissions load last.
 */
export async function goOn(page: Page, path: string): Promise<void> {
  await page.getByRole('link', { name: 'Translations', exact: true }).waitFor();
  await followTo(page, `content-manager/collection-types/${path}`);
  // The previous page stays until the new one has loaded. A dialog that opens with it hides it from assistive technology.
  await page.getByRole('heading', { name: 'Content Manager', includeHidden: true }).waitFor();
}

/** Navigates to a page of the open panel, as its links do: loading the panel again takes a second of a processor. */
export async function followTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, `/admin/${path}`);
}
