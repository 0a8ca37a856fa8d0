import { decodeQR } from 'qr/decode.js';
import { describe, expect, inject, it } from 'vitest';
import { add, newClassLink, newCollection, newOwnAffirmation } from '../cms/collections.ts';
import { newMember } from '../cms/members.ts';
import { axeFindings } from './accessibility.ts';
import { visitors } from './browser.ts';
import { toast, visitAs } from './member.ts';

const visit = visitors();
const site = inject('site');

/** What a camera reads in a QR code that `drawQrCode` has drawn. */
function scan(svg: string): string {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const scale = 4;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1/g))
    for (let pixel = 0; pixel < scale * scale; pixel += 1) {
      const column = Number(x) * scale + (pixel % scale);
      const row = Number(y) * scale + Math.floor(pixel / scale);
      data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  return decodeQR({ width, height: width, data });
}

/** The code on a print sheet, which is one path of a larger drawing. */
const svgOf = (path: string | null) => `<svg viewBox="0 0 100 100"><path d="${path}"/></svg>`;

/** The statuses of all that a class link opens. */
const statuses = (path: string) =>
  Promise.all(
    [
      path,
      `${path}/qr`,
      `${path}/qr.svg`,
      `${path}/link.url`,
      `/print/sheet?class=${path.replace('/class/', '')}`,
      `/print/sheet.pdf?class=${path.replace('/class/', '')}`,
      `/listen?class=${path.replace('/class/', '')}`,
      `/classroom?class=${path.replace('/class/', '')}`,
    ].map(async (each) => (await fetch(site + each)).status),
  );

describe('class links', () => {
  it('a teacher creates a class link, a class opens it without an account, and it stops working once revoked', async () => {
    const maya = await newMember({ role: 'teacher' });
    const id = await newCollection(maya, 5, 3);
    await add(maya, id, await newOwnAffirmation(maya, 'I wrote this for you.'));
    const page = await visitAs(visit, maya, `/dashboard/collections/${id}`);
    await page.getByText('Share with a class').click();
    await page.getByLabel('Affirmations you wrote yourself').selectOption('shown');
    await page.getByRole('button', { name: 'Create a link' }).click();
    await toast(page, 'Class link created');
    expect(await axeFindings(page)).toEqual([]);
    const path = (await page.getByRole('link', { name: 'Open' }).getAttribute('href')) ?? '';
    await page.getByRole('link', { name: 'QR code' }).click();
    await page.getByRole('img', { name: 'QR code for the address below' }).waitFor();
    expect(scan(await (await fetch(`${site}${path}/qr.svg`)).text())).toBe(site + path);
    expect(await (await fetch(`${site}${path}/link.url`)).text()).toBe(
      `[InternetShortcut]\r\nURL=${site}${path}\r\n`,
    );

    const child = await visit(path, { mayFail: true });
    await child.getByRole('heading', { level: 1, name: 'Morning' }).waitFor();
    expect(await child.content()).not.toContain(maya.name);
    const cards = child.getByRole('article');
    expect(await cards.count()).toBe(3);
    const more = cards.nth(0).getByRole('link', { name: 'Read More' });
    expect(await more.getAttribute('href')).toBe('/affirmations/5');
    // An own affirmation has no page that others could open, share, or print.
    expect(await cards.nth(2).getByRole('link').count()).toBe(0);
    expect(await cards.nth(2).getByRole('button').count()).toBe(1);
    expect(await axeFindings(child)).toEqual([]);
    // Also with a trailing slash, which is redirected.
    for (const address of [
      path,
      `${path}/`,
      `/print/sheet/?class=${path.replace('/class/', '')}`,
    ]) {
      const { headers } = await fetch(site + address, { redirect: 'manual' });
      expect(
        ['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => headers.get(name)),
        address,
      ).toEqual(['private, no-store', 'no-referrer', 'noindex']);
    }
    await child.getByRole('link', { name: 'Listen to all' }).click();
    await child.getByRole('button', { name: 'Start' }).waitFor();
    await child.goBack();
    await child.getByRole('link', { name: 'Print the cards' }).click();
    await child.getByRole('heading', { name: 'Print sheets: Morning' }).waitFor();
    await child.locator('[data-sheet] text', { hasText: 'wrote' }).first().waitFor();
    await child.getByLabel('Add the QR code for the class link').check();
    const code = child.getByRole('img', { name: 'QR code for the class link' });
    await code.waitFor();
    expect(scan(svgOf(await code.getAttribute('d')))).toBe(site + path);
    const ofOwner = await visitAs(visit, maya, `/print/sheet?collection=${id}&code=yes`);
    expect(scan(svgOf(await ofOwner.locator('path[role=img]').getAttribute('d')))).toBe(
      site + path,
    );
    expect(await statuses(path)).toEqual(Array(8).fill(200));

    await page.goto('/dashboard');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await toast(page, 'Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site + path);
    await page.getByRole('link', { name: 'QR code' }).click();
    await page.getByRole('img', { name: 'QR code for the address below' }).waitFor();
    await page.goto('/dashboard');
    await page.getByText('Revoke', { exact: true }).click();
    await page.getByRole('button', { name: 'Revoke this link' }).click();
    await page.getByText('Revoked', { exact: true }).waitFor();
    expect(await statuses(path)).toEqual(Array(8).fill(404));
    await child.goto(path);
    await child.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
  });

  it('creates, changes, and revokes a class link without JavaScript, and keeps what was typed when the last day is in the past', async () => {
    const maya = await newMember();
    const id = await newCollection(maya, 3);
    const options = { javaScriptEnabled: false };
    const page = await visitAs(visit, maya, `/dashboard/collections/${id}`, {
      ...options,
      mayFail: true,
    });
    await page.getByText('Share with a class').click();
    await page.getByLabel('Last day').fill('2020-01-01');
    await page.getByRole('button', { name: 'Create a link' }).click();
    await page.getByText('Choose today or a later date.').waitFor();
    expect(await page.getByLabel('Last day').inputValue()).toBe('2020-01-01');
    await page.getByLabel('Last day').fill('2099-06-30');
    await page.getByRole('button', { name: 'Create a link' }).click();
    await page.getByText('Works through June 30, 2099').waitFor();
    const path = (await page.getByRole('link', { name: 'Open' }).getAttribute('href')) ?? '';

    await page.getByText('Change', { exact: true }).click();
    await page.locator('li').getByLabel('Last day').fill('');
    await page.locator('li').getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Works until you revoke it', { exact: true }).waitFor();
    await page.getByText('Revoke', { exact: true }).click();
    expect((await fetch(site + path)).status).toBe(200);
    await page.getByRole('button', { name: 'Revoke this link' }).click();
    await page.getByRole('link', { name: 'Open' }).waitFor({ state: 'detached' });
    expect((await fetch(site + path)).status).toBe(404);
  });

  it('a member copies the affirmations of someone else’s class link into a collection of their own', async () => {
    const maya = await newMember();
    const theirs = await newCollection(maya, 5, 3);
    await add(maya, theirs, await newOwnAffirmation(maya));
    const { token } = await newClassLink(maya, theirs, { own: 'shown' });
    const page = await visitAs(visit, await newMember(), `/class/${token}`);
    await page.getByRole('link', { name: 'Copy to my collections' }).click();
    await page.getByText('Affirmations that the owner wrote won’t be copied.').waitFor();
    await page.getByLabel('Collection Name').fill('Borrowed');
    await page.getByRole('button', { name: 'Create Collection' }).click();
    await page.getByRole('link', { name: 'Borrowed' }).click();
    await page.getByText('2 affirmations').waitFor();
  });
});
