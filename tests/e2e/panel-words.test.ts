import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { affirmationFactory } from '../cms/affirmations.ts';
import { adminApi } from '../cms/admin.ts';
import { connect } from '../cms/database.ts';
import { invite } from '../cms/staff.ts';
import { en } from '../panel/texts.ts';
import { visitors } from './browser.ts';
import { followTo, noAccess, openPanel } from './panel.ts';

const affirmations = affirmationFactory(connect());
const visit = visitors();
/** Colibri's own pages in the panel whose titles have a link to the guide. */
const ownPages = [
  'translations',
  'featured',
  'spreadsheets',
  'letter',
  'people',
  'history',
  'settings/users',
  'settings/roles',
];
const panel = `${inject('cms')}/admin`;

/** Opens a section in the form of a role, and reads the path at the top of each dialog for conditions. */
async function pathsOfConditions(page: Page, section: RegExp, settings: string): Promise<string[]> {
  await page.getByRole('button', { name: section }).click();
  const buttons = page
    .getByRole('region', { name: section })
    .getByRole('button', { name: settings, exact: true });
  await buttons.first().waitFor();
  const paths: string[] = [];
  for (const button of await buttons.all()) {
    await button.click();
    const path = page.getByRole('dialog').getByRole('navigation');
    const text = (await path.innerText()).replaceAll(/\s+/g, ' ');
    expect(await path.getAttribute('aria-label')).toBe(text.replace(' / ', ', '));
    paths.push(text);
    await page.keyboard.press('Escape');
    await path.waitFor({ state: 'detached' });
  }
  return paths;
}

it('the pages of editors and administrators tell a translator, in English and French, that their role has no access', async () => {
  const { token } = await invite('translator');
  for (const language of ['en', 'fr'] as const) {
    const page = await openPanel(visit, { language, token });
    for (const path of ['featured', 'spreadsheets', 'people']) {
      await page.goto(`${panel}/${path}`);
      await page.getByText(noAccess[language]).waitFor();
    }
  }
});

it.each([
  ['English', 'en'],
  ['French', 'fr'],
])(
  'in %s, the link to the guide does not lie on the title of any of Colibri’s pages in a narrow window',
  async (_name, language) => {
    const page = await openPanel(visit, { language });
    for (const path of ownPages) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${panel}/${path}`);
      const guide = page.locator('main a[href*="/help#"]').first();
      await guide.waitFor();
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        const liesOnTitle = await guide.evaluate((link) => {
          const title = document.createRange();
          title.selectNodeContents(document.querySelector('h1') ?? link);
          const icon = link.getBoundingClientRect();
          return [...title.getClientRects()].some(
            ({ right, top, bottom }) => right > icon.left && bottom > icon.top && top < icon.bottom,
          );
        });
        expect(liesOnTitle, `${path}, ${width} pixels wide`).toBe(false);
      }
    }
  },
);

it('content opens in the panel’s language, and in another one as long as the address names it', async () => {
  const text = 'I am opened in English.';
  const documentId = await affirmations.draft(text);
  await adminApi.update(
    'affirmation',
    documentId,
    { text: 'On m’ouvre.', description: 'Dis-le.' },
    'fr',
  );
  const page = await openPanel(visit, { language: 'fr' });
  const list = `${panel}/content-manager/collection-types/api::affirmation.affirmation`;
  await page.goto(`${list}/${documentId}`);
  await expect.poll(() => page.locator('[name="text"]').inputValue()).toBe('On m’ouvre.');
  await page.goto(`${list}/${documentId}?plugins[i18n][locale]=en`);
  await expect.poll(() => page.locator('[name="text"]').inputValue()).toBe(text);
  await page.getByRole('link', { name: 'Affirmations', exact: true }).click();
  await page.getByRole('row', { name: text }).waitFor();

  await page.getByRole('link', { name: 'Accueil', exact: true }).click();
  await page.getByRole('link', { name: 'Contenu', exact: true }).click();
  await page.getByRole('row', { name: 'On m’ouvre.' }).waitFor();
});

it('the French panel shows columns, filters and dialogs in French that Strapi has only in English', async () => {
  const text = 'J’attends d’être en ligne.';
  const french = { text, description: 'Dis-le.' };
  await adminApi.update('affirmation', await affirmations.draft('I wait.'), french, 'fr');
  const page = await openPanel(visit, { language: 'fr' });
  await page.goto(`${panel}/help`);
  await page.getByRole('link', { name: 'Contenu', exact: true }).click();
  const row = page.getByRole('row', { name: text });
  await row.waitFor();

  await page.getByRole('button', { name: 'Réglages de la vue' }).click();
  for (const label of ['Catégorie', 'Création', 'Modifié par', 'Publier le'])
    await page.getByRole('checkbox', { name: label, exact: true }).waitFor();
  await page.keyboard.press('Escape');

  await row.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publier les entrées' });
  for (const name of ['Nom', 'État', 'Publication'])
    await dialog.getByText(name, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Fermer' }).click();

  // The newsletter has fields with the same English names, but other French ones.
  await followTo(page, 'content-manager/collection-types/api::term.term');
  await page.getByRole('heading', { name: 'Glossaire', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Filtres' }).click();
  await page.getByRole('dialog').getByRole('combobox').first().click();
  for (const name of ['Terme anglais', 'Note en anglais', 'Note en français'])
    await page.getByRole('option', { name, exact: true }).waitFor();
});

it('the French panel names Strapi’s roles, all permissions and their groups in French', async () => {
  const page = await openPanel(visit, { language: 'fr' });
  await page.goto(`${panel}/settings/roles`);
  await page.getByRole('cell', { name: 'Administration', exact: true }).waitFor();
  await page
    .getByRole('row', { name: /^Rédaction/ })
    .getByRole('link')
    .click();
  await page.getByRole('checkbox', { name: 'Droit : Créer, Programmation annuelle' }).waitFor();
  await page.getByRole('button', { name: 'Programmation annuelle', exact: true }).click();
  for (const name of ['Champs', 'Langues'])
    await page.getByText(`Droits : ${name}`, { exact: true }).waitFor();
  for (const name of ['Identifiant public', 'Semaine', 'Compétence', 'Anglais'])
    await page.getByText(name, { exact: true }).waitFor();
  for (const name of ['Semaine, Créer', 'Compétence, Lire', 'Anglais, Publier'])
    await page.getByRole('checkbox', { name: `Droit : ${name}`, exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Plugins' }).click();
  expect(await pathsOfConditions(page, /^Contenu/, 'Paramètres')).toEqual([
    'Contenu / Pages uniques',
    'Contenu / Types de contenu',
    'Contenu / Composants',
  ]);
  expect(await pathsOfConditions(page, /^Médiathèque/, 'Paramètres')).toEqual([
    'Médiathèque / Général',
    'Médiathèque / Fichiers',
  ]);
  await page.getByRole('tab', { name: 'Paramètres' }).click();
  expect(await pathsOfConditions(page, /^Comptes et rôles/, 'Paramètres')).toEqual([
    'Comptes et rôles / Comptes',
    'Comptes et rôles / Rôles',
  ]);
  expect(await pathsOfConditions(page, /^Colibri/, 'Paramètres')).toEqual([
    'Colibri / Traductions',
    'Colibri / À la une',
    'Colibri / Feuilles de calcul',
    'Colibri / Lettre hebdomadaire',
    'Colibri / Membres et abonnés',
    'Colibri / Historique',
  ]);
  await page.getByText('Droits : pages de Colibri').waitFor();
  for (const name of ['Voir l’historique', 'Exporter des fichiers CSV'])
    await page.getByText(name, { exact: true }).waitFor();
});

it('the English panel names content, accounts and groups of permissions on the pages of roles as its menu does', async () => {
  const page = await openPanel(visit);
  await page.goto(`${panel}/settings/roles`);
  await page
    .getByRole('row', { name: /^Editor/ })
    .getByRole('link')
    .click();
  for (const name of ['Newsletter', 'Glossary', 'Member', 'Year plan'])
    await page.getByRole('button', { name, exact: true }).waitFor();
  await page.getByRole('button', { name: 'Year plan', exact: true }).click();
  for (const name of ['Public ID', 'Week', 'Skill', 'French'])
    await page.getByText(name, { exact: true }).waitFor();
  for (const name of ['Week, Create', 'Skill, Read', 'French, Publish'])
    await page.getByRole('checkbox', { name: `Permission: ${name}`, exact: true }).waitFor();
  expect(await page.getByRole('tab', { name: 'Single Types' }).count()).toBe(0);
  await page.getByRole('tab', { name: 'Collection Types' }).press('ArrowRight');
  await page.getByRole('tab', { name: 'Plugins', selected: true }).waitFor();
  const content = await pathsOfConditions(page, /^Content Manager/, 'Settings');
  expect(content[0]).toBe('Content Manager / Single types');
  const files = await pathsOfConditions(page, /^Media Library/, 'Settings');
  expect(files[0]).toBe('Media Library / General');
  await page.getByRole('tab', { name: 'Settings' }).click();
  expect(await pathsOfConditions(page, /^Accounts and roles/, 'Settings')).toEqual([
    'Accounts and roles / Accounts',
    'Accounts and roles / Roles',
  ]);
  await page.getByText('accounts', { exact: true }).waitFor();
  await page.getByText('Permissions: accounts and roles').waitFor();
});

it.each([1280, 390])(
  'in a window of %i pixels, nothing covers the checkboxes of a role in French, and its tabs are whole',
  async (width) => {
    const page = await openPanel(visit, { language: 'fr' });
    await page.goto(`${panel}/settings/roles`);
    await page
      .getByRole('row', { name: /^Rédaction/ })
      .getByRole('link')
      .click();
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'Affirmation', exact: true }).click();
    const settings = page.getByRole('tabpanel').getByRole('button', { name: 'Paramètres' });
    for (const action of ['Créer', 'Publier']) {
      const checkbox = page.getByRole('checkbox', { name: `Droit : ${action}, Affirmation` });
      // Fails if anything is above it, once it is in view.
      await checkbox.click({ trial: true });
      const box = await checkbox.boundingBox();
      expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(
        (await settings.boundingBox())?.x ?? 0,
      );
    }
    await settings.click({ trial: true });
    const tab = await page.getByRole('tab', { name: 'Paramètres' }).boundingBox();
    expect((tab?.x ?? Infinity) + (tab?.width ?? 0)).toBeLessThanOrEqual(width);
  },
);

it('the panel asks an administrator who leaves a role with unsaved changes whether they want to', async () => {
  const page = await openPanel(visit);
  await page.goto(`${panel}/settings/roles`);
  await page
    .getByRole('row', { name: /^Translator/ })
    .getByRole('link')
    .click();
  const accounts = page.getByRole('link', { name: 'Accounts', exact: true });
  const question = page.getByRole('alertdialog', { name: en.leaving.title });
  const description = page.getByLabel('Description');
  const before = await description.inputValue();
  await description.fill('Typed');
  await accounts.click();
  await question.getByRole('button', { name: en.leaving.stay }).click();
  expect(await description.inputValue()).toBe('Typed');
  await description.fill(before);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').first().waitFor();
  // Saved, so there is nothing to ask.
  await accounts.click();
  await page.waitForURL(/\/settings\/users/);
  await page.goBack();
  await page.getByRole('checkbox', { name: 'Permission: Publish, Affirmation' }).click();
  await accounts.click();
  await question.getByRole('button', { name: en.leaving.leave }).click();
  await page.waitForURL(/\/settings\/users/);
});

it('the panel offers administrators no way to add, copy or delete roles, and says in French why one cannot be renamed', async () => {
  const page = await openPanel(visit, { language: 'fr' });
  await page.goto(`${panel}/settings/roles`);
  const row = page.getByRole('row', { name: /^Traduction/ });
  await row.waitFor();
  expect(await page.locator('main').getByRole('button').count()).toBe(0);
  await row.getByRole('link', { name: /^Modifier/ }).click();
  await page.getByRole('textbox', { name: 'Nom' }).fill('Editor');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Un autre rôle s’appelle déjà « Editor ».').waitFor();
});

it('a wrong password at the French panel’s login is answered in French', async () => {
  const page = await visit('about:blank', { locale: 'fr-FR', mayLogErrors: true });
  await page.goto(`${panel}/auth/login`);
  await page.locator('[name="email"]').fill('nobody@colibri.example');
  await page.locator('[name="password"]').fill('Not the one 1');
  await page.keyboard.press('Enter');
  await page.getByText('Adresse e-mail ou mot de passe incorrect').waitFor();
});
