import { describe, expect, inject, it } from 'vitest';
import { translations } from '../../cms/src/admin/translations.ts';
import { callAdmin } from '../cms/admin.ts';
import { connect } from '../cms/database.ts';
import { letterTo } from '../cms/mailbox.ts';
import { freshEmail, newMember } from '../cms/members.ts';
import { invitation as invitedBefore, invite } from '../cms/staff.ts';
import { en, fr } from '../panel/texts.ts';
import { axeFindingsIn, sidewaysWidths } from './accessibility.ts';
import { visitors } from './browser.ts';
import { isFocused } from './member.ts';
import { goOn, openPanel } from './panel.ts';

const visit = visitors();
const database = connect();
const users = `${inject('cms')}/admin/settings/users`;
const texts = { en, fr };

it('an administrator can invite someone to the panel in their language, is told which fields are missing, gets the password link, and sees them listed as invited', async () => {
  const { team, invitation } = en;
  const email = freshEmail();
  const page = await openPanel(visit);
  await page.goto(users);
  await page.getByRole('button', { name: team.invite }).click();
  const dialog = page.getByRole('dialog', { name: team.invite });
  await expect.poll(() => dialog.getByLabel(invitation.firstname).evaluate(isFocused)).toBe(true);
  await page.keyboard.type('Camille');
  await page.keyboard.press('Enter');
  await dialog.getByText(invitation.missing.email).waitFor();
  await dialog.getByRole('textbox', { name: invitation.email }).fill(email);
  await page.keyboard.press('Enter');
  await dialog.getByText(invitation.missing.role).waitFor();
  await dialog.getByRole('radio', { name: /^Translator.*into French/ }).click();
  await dialog.getByRole('radio', { name: en.common.languages.fr, exact: true }).click();
  await dialog.getByRole('button', { name: invitation.send }).click();

  // The CMS under test has no mail server and writes emails to files.
  const sent = page.getByRole('dialog', { name: team.invitationOf('Camille') });
  await sent.getByText(invitation.deliveries.saved()).waitFor();
  const { subject, text = '' } = await letterTo(email);
  expect(subject).toBe('Votre invitation à travailler sur Colibri');
  const link = /\bhttps?:\S+registrationToken=\S+/.exec(text)?.[0] ?? '';
  const shown = sent.getByText(link, { exact: true });
  await shown.waitFor();
  expect(await shown.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
  const done = sent.getByRole('button', { name: invitation.done });
  await expect.poll(() => done.evaluate(isFocused)).toBe(true);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row', { name: email });
  await row.getByText(team.states.invited).waitFor();
  await row.getByRole('button', { name: team.remove('Camille') }).click();
  await page.getByText(team.sureOfInvited('Camille')).waitFor();
  await page.getByRole('button', { name: team.cancel, exact: true }).click();

  // Their page is in their language, although the browser's is another.
  const own = await visit(link, { mayLogErrors: true });
  await own.locator('[name="email"][value*="@"]').waitFor();
  await own.getByLabel(/^Mot de passe/).fill('Chosen1234');
  await own.getByLabel(/^Confirm/).fill('Chosen1234');
  await own.keyboard.press('Enter');
  await own.getByRole('link', { name: fr.menu.translations }).waitFor();
  await page.reload();
  await row.getByText(team.states.active).waitFor();
  expect(await row.getByRole('button', { name: team.invitationOf('Camille') }).count()).toBe(0);

  await row.getByRole('button', { name: team.remove('Camille') }).click();
  await page.getByRole('button', { name: team.delete, exact: true }).click();
  await row.waitFor({ state: 'detached' });
});

it('sends an invitation again from the list, and says at the fourth of the hour that no email was sent', async () => {
  const { team, invitation } = en;
  const { email, firstname } = await invitedBefore('translator');
  const page = await openPanel(visit);
  await page.goto(users);
  const row = page.getByRole('row', { name: email });
  await row.getByRole('button', { name: team.invitationOf(firstname) }).click();
  const dialog = page.getByRole('dialog', { name: team.invitationOf(firstname) });
  await dialog.getByText(invitation.waiting).waitFor();
  const again = dialog.getByRole('button', { name: invitation.sendAgain });
  for (let letters = 1; letters <= 3; letters += 1) {
    await again.click();
    await dialog.getByText(invitation.deliveries.saved()).waitFor();
    await letterTo(email, letters);
  }
  await again.click();
  await dialog.getByText(invitation.deliveries.limited(email)).waitFor();
});

it('shows at the field why an invitation was refused, and keeps what was typed', async () => {
  const { team, invitation, errors } = en;
  const { email } = await invitedBefore('translator');
  const page = await openPanel(visit);
  await page.goto(users);
  await page.getByRole('button', { name: team.invite }).click();
  const dialog = page.getByRole('dialog', { name: team.invite });
  await dialog.getByLabel(invitation.firstname).fill('Camille');
  const field = dialog.getByRole('textbox', { name: invitation.email });
  await field.fill(email);
  await dialog.getByRole('radio', { name: 'Editor' }).click();
  await dialog.getByRole('button', { name: invitation.send }).click();
  await dialog.getByText(errors.taken).waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await field.inputValue()).toBe(email);
});

describe.each([
  ['en', 'light'],
  ['fr', 'dark'],
] as const)('the panel’s users, language %s, %s theme', (language, theme) => {
  it(`the panel’s users and invitations in ${language}, ${theme} theme, have no axe findings and do not scroll sideways`, async () => {
    const { team, invitation } = texts[language];
    const { email, firstname } = await invitedBefore('translator');
    const page = await openPanel(visit, { language, theme });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(users);
    await page.getByRole('row', { name: email }).waitFor();
    const found = await axeFindingsIn(page, 'main');
    expect(await sidewaysWidths(page)).toEqual([]);
    await page.getByRole('button', { name: team.invite }).click();
    await page.getByRole('button', { name: invitation.send }).click();
    await page.getByText(invitation.missing.role).waitFor();
    found.push(...(await axeFindingsIn(page, '[role="dialog"]')));
    await page.keyboard.press('Escape');
    const open = page
      .getByRole('row', { name: email })
      .getByRole('button', { name: team.invitationOf(firstname) });
    await open.click();
    await page.getByText(invitation.waiting).waitFor();
    found.push(...(await axeFindingsIn(page, '[role="dialog"]')));
    expect(found).toEqual([]);
  });
});

it('an administrator can find panel accounts by name, email address, role and status', async () => {
  const { team } = en;
  const { email } = await invitedBefore('translator');
  const page = await openPanel(visit);
  await page.goto(users);
  const row = page.getByRole('row', { name: email });
  await row.waitFor();
  const search = page.getByRole('searchbox', { name: team.search });
  await search.fill('nobody at all');
  await page.getByText(team.none).waitFor();
  await search.fill(email.slice(0, 30).toUpperCase());
  await page.getByText(team.found(1)).waitFor();
  await row.waitFor();
  const choose = async (filter: string, option: string) => {
    await page.getByRole('combobox', { name: filter }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose(team.filters.state, team.states.active);
  await row.waitFor({ state: 'detached' });
  await choose(team.filters.state, team.states.invited);
  await choose(team.filters.role, 'Editor');
  await page.getByText(team.none).waitFor();
  await choose(team.filters.role, 'Translator');
  await row.waitFor();
});

it('an account’s form offers only yes and no for whether it is active, and refuses an emptied first name', async () => {
  const page = await openPanel(visit);
  await page.goto(`${inject('cms')}/admin/settings/users/1`);
  await page.getByRole('checkbox', { name: 'Active' }).waitFor({ state: 'attached' });
  expect(await page.getByRole('button', { name: 'Clear', exact: true }).count()).toBe(0);
  await page.getByLabel('First name').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(translations.en['components.Input.error.validation.required']).waitFor();
});

it('the form of a member or of a panel account leaves what somebody else has changed meanwhile', async () => {
  const page = await openPanel(visit);
  const save = page.getByRole('button', { name: 'Save' });

  const member = await newMember();
  const account = () =>
    database
      .query('select document_id, name, email, blocked from up_users where id = $1', [member.id])
      .then(({ rows }) => rows[0]);
  const entry = `plugin::users-permissions.user/${(await account()).document_id}`;
  await page.goto(users);
  await goOn(page, entry);
  const email = freshEmail();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nadia');
  await callAdmin('PUT', `/content-manager/collection-types/${entry}`, { email, blocked: true });
  await save.click();
  await page.getByText('Saved').first().waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(email);
  expect(await account()).toMatchObject({ name: 'Nadia', email, blocked: true });

  const { id } = await invite('strapi-editor');
  const newAddress = freshEmail();
  await page.goto(`${users}/${id}`);
  await page.getByLabel('First name').fill('Nora');
  await page.route(`**/admin/users/${id}`, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await callAdmin('PUT', `/admin/users/${id}`, { email: newAddress, isActive: false });
  const answer = page.waitForResponse((each) => each.request().method() === 'PUT');
  await save.click();
  expect(await (await answer).json()).toMatchObject({
    data: { firstname: 'Nora', isActive: false, email: newAddress },
  });
  // The form could not load the account again since.
  await page.getByLabel('First name').fill('Edda');
  await page.getByLabel('Last name').fill('Test');
  const second = page.waitForResponse((each) => each.request().method() === 'PUT');
  await save.click();
  expect(await (await second).json()).toMatchObject({ data: { firstname: 'Edda' } });
});

it('the panel asks an administrator who leaves an account with unsaved changes whether they want to, but not once they are saved', async () => {
  const page = await openPanel(visit);
  const { id } = await invite('translator');
  await page.goto(`${users}/${id}`);
  const lastName = page.getByLabel('Last name');
  await lastName.fill('Typed');
  const list = page.getByRole('link', { name: 'Accounts', exact: true });
  await list.click();
  const question = page.getByRole('alertdialog', { name: en.leaving.title });
  await question.getByRole('button', { name: en.leaving.stay }).click();
  expect(await lastName.inputValue()).toBe('Typed');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').first().waitFor();
  await list.click();
  await page.waitForURL(/\/settings\/users(?:\?|$)/);
});

it('the panel keeps what an administrator types into a member’s form, but not a password', async () => {
  const page = await openPanel(visit);
  const { id } = await newMember();
  const { rows } = await database.query('select document_id from up_users where id = $1', [id]);
  await page.goto(users);
  await goOn(page, `plugin::users-permissions.user/${rows[0].document_id}`);
  await page.getByRole('textbox', { name: 'Password' }).fill('not for others');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nadia');
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(kept).toContain('Nadia');
  expect(await kept()).not.toContain('not for others');
});

it('the panel’s home page asks the first administrator, whose name is still that of the site, for a name', async () => {
  const page = await visit(`${inject('cms')}/admin/auth/login`, {
    locale: 'en-US',
    mayLogErrors: true,
  });
  const { email, password } = inject('administrator');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.keyboard.press('Enter');
  await page.getByText(en.waiting.nameless).waitFor();
  await page.getByRole('link', { name: en.waiting.openProfile }).click();
  await page.waitForURL(/\/admin\/me$/);
});
