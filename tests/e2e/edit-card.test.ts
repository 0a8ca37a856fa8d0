import { describe, expect, it } from 'vitest';
import { ownAffirmations } from '../cms/collections.ts';
import { newMember } from '../cms/members.ts';
import { visitors } from './browser.ts';
import {
  waitUntilHydrated,
  change,
  description,
  logInAgain,
  fetchOwnAffirmations,
  save,
  waitForText,
  text,
  saveError,
  createOwnAffirmation,
  designerOpener,
} from './card-designer.ts';
import { axeFindings, sidewaysFindings } from './accessibility.ts';
import { endSession, toast, visitAs } from './member.ts';

const visit = visitors();
const openDesigner = designerOpener(visit);

describe('own affirmation in the card designer', () => {
  it('a member can edit an own affirmation in the card designer without losing an unsaved new card there', async () => {
    const member = await newMember();
    const id = await createOwnAffirmation(member);
    const page = await openDesigner(member);
    await text(page).fill('My half-written card');
    await page.goto('/dashboard#affirmations');
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.waitForURL(`**/create?edit=${id}`);
    await waitForText(page, 'I feed the hens.');
    expect(await description(page).inputValue()).toBe('For early mornings.');
    expect(await page.getByRole('radio', { name: 'Accent' }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: 'Fancy' }).isChecked()).toBe(true);
    expect(await page.getByRole('combobox', { name: 'Category (optional)' }).inputValue()).toBe(
      '5',
    );
    await text(page).fill('I feed the hens and the cat.');
    await page
      .getByRole('combobox', { name: 'Category (optional)' })
      .selectOption({ label: 'None' });
    await page.getByRole('radio', { name: 'Purple' }).check();
    await page.locator('header a[hreflang="fr"]').click();
    await page.getByRole('button', { name: 'Enregistrer les modifications' }).click();
    await page.waitForURL('**/dashboard#affirmations');
    await toast(page, 'Modifications enregistrées');
    expect(await fetchOwnAffirmations(member)).toMatchObject([
      {
        id,
        text: 'I feed the hens and the cat.',
        categoryId: 1,
        lang: 'en',
        card: { background: 4, font: 2 },
      },
    ]);
    await page.goto('/create?lang=en');
    await waitForText(page, 'My half-written card');
  });

  it('the link to the card designer opens a new card, even while the member is editing an own affirmation', async () => {
    const member = await newMember();
    const page = await openDesigner(member, `/create?edit=${await createOwnAffirmation(member)}`);
    await waitForText(page, 'I feed the hens.');
    await page.locator('footer a[href="/create"]').first().click();
    await page.waitForURL((url) => url.search === '');
    await waitForText(page, 'I am brave, strong, and kind every day!');
    expect(await save(page).count()).toBe(1);
  });

  it('restores unsaved changes of a member’s own affirmation after logging in', async () => {
    const member = await newMember();
    const id = await createOwnAffirmation(member);
    const page = await openDesigner(member, `/create?edit=${id}`, { mayFail: true });
    await waitForText(page, 'I feed the hens.');
    await text(page).fill('I feed them all.');
    await endSession(page, member);
    await change(page).click();
    await saveError(page).filter({ hasText: 'Your session has ended' }).waitFor();
    await logInAgain(page, member.email, member.password);
    await page.waitForURL(`**/create?edit=${id}`);
    await waitForText(page, 'I feed them all.');
    await change(page).click();
    await page.waitForURL('**/dashboard#affirmations');
    await page.getByRole('heading', { name: 'I feed them all.' }).waitFor();
  });

  it('keeps unsaved changes of an own affirmation over reloads until they are discarded', async () => {
    const member = await newMember();
    const page = await openDesigner(member, `/create?edit=${await createOwnAffirmation(member)}`);
    await waitForText(page, 'I feed the hens.');
    await text(page).fill('I feed the geese.');
    for (let load = 0; load < 2; load += 1) {
      await page.reload();
      await waitForText(page, 'I feed the geese.');
    }
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.waitForURL('**/dashboard#affirmations');
    await page.getByRole('link', { name: 'Edit' }).click();
    await waitForText(page, 'I feed the hens.');
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });

  it('says that an own affirmation was deleted while it was being edited, and saves it as a new one on request', async () => {
    const member = await newMember();
    const id = await createOwnAffirmation(member);
    const page = await openDesigner(member, `/create?edit=${id}`, { mayFail: true });
    await waitForText(page, 'I feed the hens.');
    await member.call('DELETE', `${ownAffirmations}/${id}`);
    await change(page).click();
    await saveError(page).filter({ hasText: 'This affirmation has been deleted' }).waitFor();
    await save(page).click();
    await page.waitForURL('**/dashboard#affirmations');
    const [again] = await fetchOwnAffirmations(member);
    expect(again).toMatchObject({ text: 'I feed the hens.', card: { background: 3, font: 2 } });
    expect(again?.id).not.toBe(id);
  });

  it('the card designer shows “Affirmation Not Found” for someone else’s own affirmation and for a published one', async () => {
    const id = await createOwnAffirmation(await newMember());
    const other = await newMember();
    for (const [who, asked] of [
      [other, id],
      [other, 1],
    ] as const) {
      const page = await visitAs(visit, who, `/create?edit=${asked}`, { mayFail: true });
      await page.getByRole('heading', { name: 'Affirmation Not Found' }).waitFor();
      expect(await text(page).count()).toBe(0);
    }
    const page = await visit(`/create?edit=${id}`);
    await page.getByRole('heading', { name: 'Affirmation Not Found' }).waitFor();
    const login = page.getByRole('main').getByRole('link', { name: 'Log in' });
    expect(await login.getAttribute('href')).toBe(`/login?next=%2Fcreate%3Fedit%3D${id}`);
  });
});

it('a member’s card designer does not scroll sideways at any width, and passes axe in both themes', async () => {
  const member = await newMember();
  const own = `/create?edit=${await createOwnAffirmation(member)}&lang=fr`;
  const page = await openDesigner(member, '/create?lang=en');
  for (const [path, sign] of [
    ['/create?lang=en', 'Save to my affirmations'],
    [own, 'Enregistrer les modifications'],
    ['/create?edit=7&lang=fr', 'Affirmation introuvable'],
  ] as const) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    await waitUntilHydrated(page);
    await page.locator('main').getByText(sign, { exact: true }).waitFor();
    expect(await axeFindings(page), path).toEqual([]);
    expect(await sidewaysFindings(page), path).toEqual([]);
    expect(await axeFindings(page), path).toEqual([]);
  }
});
