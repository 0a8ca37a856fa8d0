import type { Page } from 'playwright';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { adminApi, callAdmin } from '../cms/admin.ts';
import { affirmationFactory } from '../cms/affirmations.ts';
import { emptyPlan } from '#contract/newsletter';
import { connect } from '../cms/database.ts';
import { letterTo } from '../cms/mailbox.ts';
import { freshEmail } from '../cms/members.ts';
import { invite } from '../cms/staff.ts';
import { en, fr } from '../panel/texts.ts';
import { axeFindingsIn, sidewaysWidths } from './accessibility.ts';
import { visitors } from './browser.ts';
import { hold, isFocused } from './member.ts';
import { openPanel, openPanelAs } from './panel.ts';

const visit = visitors();
const client = connect();
const affirmations = affirmationFactory(client);
const { weeks, plan, choice, move, test, conflicts, versions, preview, common } = en;
const texts = { en, fr };

const planned = Date.UTC(2091, 0, 1);
afterAll(() =>
  client.query(`delete from letters where week between '2091-01-01' and '2092-12-31'`),
);

let months = 0;
/** The first of three weeks that no other test plans. */
function freshWeek(): string {
  months += 1;
  return new Date(planned + months * 28 * 86_400_000).toISOString().slice(0, 10);
}
const later = (week: string, count: number) =>
  new Date(Date.parse(week) + count * 7 * 86_400_000).toISOString().slice(0, 10);

async function openWeek(page: Page, week: string): Promise<void> {
  await page.goto(`${inject('cms')}/admin/letter?week=${week}`);
  await card(page, week).waitFor();
}
const card = (page: Page, week: string) =>
  page.getByRole('button').filter({ has: page.locator(`time[datetime="${week}"]`) });
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const found = (page: Page) => page.getByRole('list', { name: choices }).getByRole('button');
const choices = new RegExp(
  [en, fr].flatMap((each) => [each.choice.found, each.choice.suggested]).join('|'),
);
const stored = async (week: string) => {
  const { rows } = await client.query(
    `select subject_en, subject_fr, note_en, note_fr,
       (select count(*)::int from letters_affirmation_lnk where letter_id = letters.id) as affirmations
     from letters where week = $1`,
    [week],
  );
  return rows[0];
};

describe('the newsletter page', () => {
  it('an editor can plan three newsletters in both languages, is warned of missing texts and a taken week, and can send a test email', async () => {
    const page = await openPanelAs(visit, 'strapi-editor');
    const first = freshWeek();
    const [second, third] = [later(first, 1), later(first, 2)] as const;
    await openWeek(page, first);
    for (const [index, week] of [first, second, third].entries()) {
      await card(page, week).click();
      await expect.poll(() => card(page, week).getAttribute('aria-pressed')).toBe('true');
      const text = found(page).nth(index).locator('[lang="en"]').first();
      const affirmation = await text.innerText();
      await found(page).nth(index).click();
      await field(page, 'subjectEn').fill(`Subject ${index}`);
      await page.getByText(plan.noSubject.fr).first().waitFor();
      await field(page, 'subjectFr').fill(`Objet ${index}`);
      await field(page, 'noteEn').fill('Hello,');
      await page.getByText(plan.noNote.fr).first().waitFor();
      await field(page, 'noteFr').fill('Bonjour,');
      await expect.poll(() => page.getByText(plan.warnings).count()).toBe(0);
      await press(page, plan.save);
      await page.getByText(plan.saved, { exact: true }).waitFor();
      await card(page, week).getByText(weeks.states.planned).waitFor();
      await card(page, week).getByText(`Objet ${index}`).waitFor();
      await card(page, week).getByText(affirmation).waitFor();
      expect(await stored(week)).toMatchObject({
        subject_en: `Subject ${index}`,
        subject_fr: `Objet ${index}`,
        note_en: 'Hello,',
        note_fr: 'Bonjour,',
      });
    }

    const taken = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(first),
    );
    await page.getByLabel(move.label).click();
    await page.getByRole('option', { name: move.taken(taken) }).click();
    await page.getByText(/” is already planned for the week of /).waitFor();
    await press(page, move.swap);
    await page.getByText(move.swapped).first().waitFor();
    await card(page, first).getByText('Objet 2').waitFor();
    await card(page, third).getByText('Objet 0').waitFor();

    const address = freshEmail();
    const french = page.frameLocator('iframe');
    await press(page, preview.of('fr'));
    await french.getByText('Bonjour,').waitFor();
    await page.getByLabel(test.address).fill(address);
    await press(page, test.send.fr);
    await page.getByText(test.saved).first().waitFor();
    const letter = await letterTo(address);
    expect(letter.subject).toBe('Test · Objet 2');
    expect(letter.html).toContain('<html lang="fr">');
  });

  it('on a phone, choosing a week shows which week it is and when it goes out', async () => {
    const page = await openPanel(visit);
    await page.setViewportSize({ width: 390, height: 844 });
    const week = freshWeek();
    await openWeek(page, week);
    for (const chosen of [later(week, 2), later(week, 5)]) {
      await card(page, chosen).click();
      const heading = page.locator('section:focus h2');
      await heading.waitFor();
      const top = async () => (await heading.boundingBox())?.y ?? 0;
      await expect.poll(top).toBeGreaterThan(65);
      await expect.poll(top).toBeLessThan(844 - 350);
      expect((await page.locator('nav').first().boundingBox())?.y).toBe(0);
    }
  });

  it('the newsletter page warns that an affirmation has no published French, and that another week has it too', async () => {
    const text = `I wait for my French ${crypto.randomUUID()}.`;
    await adminApi.publish('affirmation', await affirmations.draft(text));
    const page = await openPanel(visit);
    const week = freshWeek();
    for (const each of [week, later(week, 1)]) {
      await openWeek(page, each);
      await page.getByLabel(choice.search).fill(text);
      await found(page).filter({ hasText: text }).first().click();
      await page.getByText(plan.untranslated.fr).first().waitFor();
      await press(page, plan.save);
      await card(page, each).getByText(plan.untranslated.fr).waitFor();
    }
    await page.getByText(/This affirmation is also planned for/).waitFor();
  });

  it('the newsletter page keeps typed text when a save fails and after a reload, saves it then, and refuses a note that is too long', async () => {
    const page = await openPanel(visit);
    const week = freshWeek();
    await openWeek(page, week);
    await field(page, 'noteFr').fill('Bonjour,');
    await page.route(/\/panel\/letter\/weeks\/[\d-]+$/, (route) => route.abort());
    await press(page, plan.save);
    await page.getByRole('alert').getByText(en.common.noAnswer).waitFor();
    expect(await field(page, 'noteFr').inputValue()).toBe('Bonjour,');
    await page.unroute(/\/panel\/letter\/weeks\/[\d-]+$/);
    await page.reload();
    await page.getByText(plan.typed).waitFor();
    expect(await field(page, 'noteFr').inputValue()).toBe('Bonjour,');
    await press(page, plan.save);
    await page.getByText(plan.saved, { exact: true }).waitFor();
    expect(await stored(week)).toMatchObject({ note_fr: 'Bonjour,' });
    await page.reload();
    await card(page, week).waitFor();
    expect(await page.getByText(plan.typed).count()).toBe(0);
    await field(page, 'noteFr').fill('x'.repeat(601));
    await page.getByText(plan.tooLong(600)).waitFor();
    await press(page, plan.save);
    expect(await stored(week)).toMatchObject({ note_fr: 'Bonjour,' });
  });

  it('the newsletter page asks which plan to keep when a colleague has planned the same week meanwhile, and restores the other from its versions', async () => {
    const page = await openPanel(visit);
    const week = freshWeek();
    const colleague = await invite('strapi-editor');
    await openWeek(page, week);
    await field(page, 'noteEn').fill('Mine');
    await colleague.call('PUT', `/panel/letter/weeks/${week}`, { ...emptyPlan, noteEn: 'Theirs' });
    await press(page, plan.save);
    const dialog = page.getByRole('dialog', { name: conflicts.title });
    await dialog.getByText(conflicts.keepHint).waitFor();
    expect(await dialog.locator('mark').allTextContents()).toEqual(['Mine', 'Theirs']);
    await dialog.getByRole('radio', { name: conflicts.mine }).check();
    await dialog.getByRole('button', { name: conflicts.save }).click();
    await page.getByText(plan.saved, { exact: true }).waitFor();
    expect(await stored(week)).toMatchObject({ note_en: 'Mine' });

    const list = page.getByRole('list').filter({ hasText: versions.actions.create });
    await list.getByText(versions.actions.create).click();
    await press(page, versions.restore);
    await expect.poll(() => field(page, 'noteEn').inputValue()).toBe('Theirs');
    expect(await stored(week)).toMatchObject({ note_en: 'Theirs' });
  });

  it('the newsletter page keeps what a colleague has written in another field of the same week meanwhile, and says so', async () => {
    const page = await openPanel(visit);
    const week = freshWeek();
    const colleague = await invite('strapi-editor');
    await openWeek(page, week);
    await field(page, 'noteFr').fill('La mienne');
    await colleague.call('PUT', `/panel/letter/weeks/${week}`, { ...emptyPlan, noteEn: 'Theirs' });
    await press(page, plan.save);
    await page.getByText(conflicts.merged('Edda'), { exact: true }).waitFor();
    expect(await stored(week)).toMatchObject({ note_en: 'Theirs', note_fr: 'La mienne' });
    await expect.poll(() => field(page, 'noteEn').inputValue()).toBe('Theirs');
  });

  it('the newsletter page keeps what is typed while a save is on its way, and asks about no save of its own', async () => {
    const page = await openPanel(visit);
    const week = freshWeek();
    await openWeek(page, week);
    const release = await hold(page, `**/panel/letter/weeks/${week}`);
    await field(page, 'noteEn').fill('Un');
    await page.keyboard.press('Control+Enter');
    await field(page, 'noteEn').pressSequentially(' deux');
    await field(page, 'noteFr').fill('Trois');
    release();
    await expect.poll(() => stored(week)).toMatchObject({ note_en: 'Un' });
    const save = page.getByRole('button', { name: plan.save, exact: true });
    await expect.poll(() => save.getAttribute('aria-disabled')).toBe('false');
    expect(await field(page, 'noteEn').inputValue()).toBe('Un deux');
    await press(page, plan.save);
    await page.getByText(plan.saved, { exact: true }).waitFor();
    expect(await stored(week)).toMatchObject({ note_en: 'Un deux', note_fr: 'Trois' });
    await field(page, 'noteEn').fill('Rien');
    await press(page, common.discard);
    expect(await field(page, 'noteEn').inputValue()).toBe('Un deux');
    await press(page, common.putBack);
    expect(await field(page, 'noteEn').inputValue()).toBe('Rien');
    await press(page, common.discard);
    // A space or a line break first.
    await field(page, 'noteEn').pressSequentially(' !\nP.S.');
    await press(page, plan.save);
    await expect.poll(() => stored(week)).toMatchObject({ note_en: 'Un deux !\nP.S.' });
  });

  it('the newsletter page keeps what its own author has saved in another window meanwhile', async () => {
    const page = await openPanel(visit);
    const week = freshWeek();
    await openWeek(page, week);
    await field(page, 'noteFr').fill('Ici');
    await callAdmin('PUT', `/panel/letter/weeks/${week}`, { ...emptyPlan, noteEn: 'There' });
    await press(page, plan.save);
    await expect.poll(() => stored(week)).toMatchObject({ note_en: 'There', note_fr: 'Ici' });
  });

  it('an editor can plan a newsletter with the keyboard only, and goes on with the next week', async () => {
    const page = await openPanel(visit);
    const week = freshWeek();
    await openWeek(page, later(week, 1));
    await card(page, week).focus();
    await page.keyboard.press('Enter');
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
    const editor = page.getByRole('region', { name: plan.weekOf(day.format(new Date(week))) });
    await expect.poll(() => editor.evaluate(isFocused)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.getByLabel(choice.search).evaluate(isFocused)).toBe(true);
    await page.keyboard.type('brave');
    await found(page).first().waitFor();
    await page.getByRole('status').getByText(choice.found, { exact: true }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const another = page.getByRole('button', { name: choice.another });
    await expect.poll(() => another.evaluate(isFocused)).toBe(true);
    for (const typed of ['', 'Subject', 'Objet', 'Hello,', 'Bonjour,']) {
      await page.keyboard.press('Tab');
      if (typed) await page.keyboard.type(typed);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(plan.saved, { exact: true }).waitFor();
    expect(await stored(week)).toEqual({
      subject_en: 'Subject',
      subject_fr: 'Objet',
      note_en: 'Hello,',
      note_fr: 'Bonjour,',
      affirmations: 2,
    });

    const next = later(week, 1);
    expect(await page.getByRole('button', { name: plan.save }).evaluate(isFocused)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => card(page, next).getAttribute('aria-pressed')).toBe('true');
    await field(page, 'noteEn').fill('Hello again,');
    await page.keyboard.press('Control+Enter');
    await page.getByText(plan.saved, { exact: true }).waitFor();
    expect(await stored(next)).toMatchObject({ note_en: 'Hello again,' });
  });

  it('the content manager’s URLs for newsletters redirect to the newsletter page, and its menu does not list newsletters', async () => {
    const week = freshWeek();
    const page = await openPanel(visit);
    await callAdmin('PUT', `/panel/letter/weeks/${week}`, { ...emptyPlan, noteEn: 'Hello,' });
    const { rows } = await client.query('select document_id from letters where week = $1', [week]);
    const list = '/admin/content-manager/collection-types/api::letter.letter';
    const addresses = ['', '/create', '/clone/abcdefghijklmnopqrstuvwx', '/configurations/list'];
    for (const path of addresses.map((each) => list + each)) {
      await page.goto(inject('cms') + path);
      await page.getByRole('heading', { level: 1, name: en.letter.title }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/admin/letter');
    }
    await page.goto(`${inject('cms')}${list}/${rows[0]?.document_id}`);
    await expect.poll(() => card(page, week).getAttribute('aria-pressed')).toBe('true');
    expect(await field(page, 'noteEn').inputValue()).toBe('Hello,');

    await page.goto(`${inject('cms')}/admin/content-manager`);
    const menu = page.getByRole('navigation', { name: 'Content Manager' });
    await menu.getByRole('link', { name: 'Testimonials' }).waitFor();
    expect(await menu.getByRole('link', { name: 'Newsletter' }).count()).toBe(0);
  });

  it.each([
    ['en', 'light'],
    ['fr', 'dark'],
  ] as const)(
    'the newsletter page in %s, %s theme, has no axe findings and does not scroll sideways',
    async (language, theme) => {
      const { plan: own, choice: ownChoice } = texts[language];
      const page = await openPanel(visit, { language, theme });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openWeek(page, freshWeek());
      await page.getByLabel(ownChoice.search).fill('brave');
      await page.getByRole('list', { name: ownChoice.found }).getByRole('button').first().click();
      await field(page, 'noteEn').fill('Hello,');
      await page.getByText(own.warnings).waitFor();
      await page.locator('iframe').waitFor();
      expect(await axeFindingsIn(page, 'main')).toEqual([]);
      expect(await sidewaysWidths(page)).toEqual([]);
    },
  );
});
