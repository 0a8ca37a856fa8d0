import { errorMessage } from '../contract/error-code.ts';
import { panelLanguage } from '../strapi/admin/panel-language.ts';
import { fields as english } from '../i18n/en/fields.ts';
import { fields as french } from '../i18n/fr/fields.ts';
import { roleNameIn } from '../i18n/labels.ts';
import { roles as rolesInEnglish } from '../i18n/en/roles.ts';
import { roles as frenchRoles } from '../i18n/fr/roles.ts';
import { common as frenchCommon } from './shared/i18n/fr.ts';
import { hardCoded, withName } from './i18n/fr/hard-coded.ts';
import { permissions as englishPermissions } from './i18n/en/permissions.ts';
import { permissions } from './i18n/fr/permissions.ts';
import { settings } from './i18n/fr/strapi/settings.ts';

type Labels = Readonly<Record<string, Readonly<Record<string, { label: string }>>>>;
type Roles = Readonly<Record<string, { name: string; description: string }>>;
const englishRoles: Roles = rolesInEnglish;
const englishFields: Labels = english;
const frenchFields: Labels = french;

/** French by English. */
const translations = new Map(Object.entries(hardCoded));
const wrong = 'wrong-credentials';
translations.set(errorMessage.en[wrong], errorMessage.fr[wrong]);

/** The login page and the profile list languages under their own names, so that everybody finds theirs. */
const contentLanguages = new Map([['English', frenchCommon.languages.en]]);

/** French labels of fields by content type and English label. Strapi itself translates them in forms and columns only. */
const fieldLabels = new Map(
  Object.entries(englishFields).map(([contentType, fields]) => [
    contentType,
    new Map(
      Object.entries(fields).map(([field, { label }]) => [
        label,
        frenchFields[contentType]?.[field]?.label ?? label,
      ]),
    ),
  ]),
);
const contentTypeInPath = /\/api::([\w-]+)\./;

/** Only for the settings. */
const settingsTranslations = new Map(Object.entries(permissions));
for (const [code, { name, description }] of Object.entries(frenchRoles)) {
  const role = englishRoles[code];
  if (role) settingsTranslations.set(role.name, name).set(role.description, description);
}

/** The same in English: Colibri's names instead of Strapi's. */
const englishSettings = new Map(Object.entries(englishPermissions));

/** Where content is shown, which can be equal to one of these texts. */
const content = 'h1, [lang]:not(html)';
/** Tables of dialogs and settings hold states and descriptions, those of lists hold content. */
const listedContent = `${content}, td:not([role="dialog"] td)`;

/** The account's menu shows its roles. */
const menu = '[role="menu"]';

const attributes = ['aria-label', 'placeholder', 'title'];

/**
 * Translates to French what Strapi has in English only: texts in its code, and labels from the database. In English, the
 * settings name content as the menu does.
 */
export function translateHardCodedTexts(): void {
  const observer = new MutationObserver((changes) => {
    if (panelLanguage() !== 'fr' && !isInSettings()) return;
    for (const { type, target, addedNodes } of changes) {
      if (type !== 'childList') translate(target);
      for (const node of addedNodes) translate(node);
    }
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: attributes,
  });
}

function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Text) translateText(node);
    else if (node instanceof Element) translateAttributes(node);
  }
}

const isInSettings = () => location.pathname.includes('/settings/');
const isContent = () => /\/content-manager\//.test(location.pathname);

function translateText(node: Text): void {
  const translated = panelLanguage() === 'fr' ? inFrench(node) : englishSettings.get(node.data);
  if (!translated || translated === node.data) return;
  if (node.parentElement?.closest(isInSettings() ? content : listedContent)) return;
  node.data = translated;
}

const inFrench = ({ data, parentElement }: Text): string | null | undefined =>
  (isInSettings() && translateInSettings(data)) ||
  (fieldLabelInFrench(data) ??
    translations.get(data) ??
    (isContent() ? contentLanguages.get(data) : undefined) ??
    (parentElement?.closest(menu) && roleNameIn('fr', data)));

function fieldLabelInFrench(label: string): string | undefined {
  const [, contentType = ''] = contentTypeInPath.exec(location.pathname) ?? [];
  return fieldLabels.get(contentType)?.get(label);
}

/** What the names of checkboxes begin with, before two words that Strapi puts into one: “Create affirmation.” */
const permissionStart = settings['Settings.permissions.select-by-permission'].replace(
  '{label}',
  '',
);
/** Those two words. Translated ones have a comma between them and do not match, or they would be translated for ever. */
const untranslated = /^([\w-]+) ([\w-]+)$/;

function translatePermission(text: string): string | undefined {
  if (!text.startsWith(permissionStart)) return undefined;
  const [, ...words] = untranslated.exec(text.slice(permissionStart.length)) ?? [];
  if (words.length === 0) return undefined;
  const translated = words.map((word) => {
    const name = word.charAt(0).toUpperCase() + word.slice(1);
    return settingsTranslations.get(name) ?? name;
  });
  return permissionStart + translated.join(', ');
}

function translateInSettings(text: string): string | undefined {
  const pattern = withName.find(([expression]) => expression.test(text));
  return pattern ? text.replace(...pattern) : settingsTranslations.get(text);
}

function translateAttributes(element: Element): void {
  if (panelLanguage() !== 'fr') return;
  for (const name of attributes) {
    const value = element.getAttribute(name) ?? '';
    const translated =
      fieldLabelInFrench(value) ??
      translations.get(value) ??
      (isInSettings() && translatePermission(value));
    if (translated && translated !== value) element.setAttribute(name, translated);
  }
}
