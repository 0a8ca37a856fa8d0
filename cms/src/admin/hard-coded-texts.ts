import { errorMessage } from '../contract/error-code.ts';
import { panelLanguage } from '../strapi/admin/panel-language.ts';
import { fields as english } from '../i18n/en/fields.ts';
import { fields as french } from '../i18n/fr/fields.ts';
import { roleNameIn } from '../i18n/labels.ts';
import { roles as rolesInEnglish } from '../i18n/en/roles.ts';
import { roles as frenchRoles } from '../i18n/fr/roles.ts';
import { common as frenchCommon } from './shared/i18n/fr.ts';
import { hardCoded, withName } from './i18n/fr/hard-coded.ts';
import { strapi as strapiInEnglish } from './i18n/en/strapi.ts';
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

/** Above the conditions of permissions: the group that they are in. */
const groupPath = '#condition-modal-breadcrumbs';

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
  const translated = node.parentElement?.closest(groupPath)
    ? translateGroup(node.data)
    : panelLanguage() === 'fr'
      ? inFrench(node)
      : englishSettings.get(node.data);
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

/** What the names of checkboxes begin with. Then come the words that Strapi puts into one, with its English name of an action. */
const permissionStart = {
  en: strapiInEnglish['Settings.permissions.select-by-permission'].replace('{label}', ''),
  fr: settings['Settings.permissions.select-by-permission'].replace('{label}', ''),
};
const action = '(Create|Read|Update|Delete|Publish)';
/** What has been translated has a comma and doesn't match, or it would be translated forever. */
const ofContentType = new RegExp(`^${action} (.+)$`);
/** Strapi names a field or language as in code here: “publicId Update.” */
const ofField = new RegExp(String.raw`^[\w-]+ ${action}$`);

/** Names in the settings. */
const settingsNames = () => (panelLanguage() === 'fr' ? settingsTranslations : englishSettings);

/** Strapi capitalizes names in paths. */
function translateGroup(text: string): string | undefined {
  const names = settingsNames();
  const name = names.get(text) ?? names.get(text.charAt(0).toLowerCase() + text.slice(1));
  return name && name.charAt(0).toUpperCase() + name.slice(1);
}

/** Strapi labels a path with the names that groups have in code. */
const labelOfPath = (path: Element) =>
  [...path.querySelectorAll('[aria-current]')]
    .map(({ textContent }) => translateGroup(textContent) ?? textContent)
    .join(', ');

function translatePermission(text: string, checkbox: Element): string | undefined {
  const language = panelLanguage();
  const start = permissionStart[language];
  if (!text.startsWith(start)) return undefined;
  const words = text.slice(start.length);
  const nameOf = (name: string) => settingsNames().get(name) ?? name;
  const [, name, contentType] = ofContentType.exec(words) ?? [];
  if (name && contentType) return `${start}${nameOf(name)}, ${contentType}`;
  const [, ofRow] = ofField.exec(words) ?? [];
  const label = checkbox.closest(':has([title])')?.querySelector('[title]')?.getAttribute('title');
  return ofRow && label ? `${start}${label}, ${nameOf(ofRow)}` : undefined;
}

function translateInSettings(text: string): string | undefined {
  const pattern = withName.find(([expression]) => expression.test(text));
  return pattern ? text.replace(...pattern) : settingsTranslations.get(text);
}

function translateAttributes(element: Element): void {
  const path = element.matches(groupPath) ? labelOfPath(element) : undefined;
  if (path && path !== element.ariaLabel) element.ariaLabel = path;
  const isFrench = panelLanguage() === 'fr';
  for (const name of attributes) {
    const value = element.getAttribute(name) ?? '';
    const translated =
      (isFrench && (fieldLabelInFrench(value) ?? translations.get(value))) ||
      (isInSettings() && translatePermission(value, element));
    if (translated && translated !== value) element.setAttribute(name, translated);
  }
}
