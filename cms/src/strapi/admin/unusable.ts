import { useAuth, type StrapiApp } from '@strapi/strapi/admin';
import { z } from 'zod';
import { contentTypes } from '../../contract/change.ts';
import { languages } from '../../contract/language.ts';
import type { HomeWidget } from './home-widgets.ts';
import { changeEntryActions, type EntryActionComponent } from './document-actions.ts';

const permissionList = z.array(
  z.object({
    action: z.string(),
    subject: z.string().nullish(),
    properties: z.object({ locales: z.array(z.string()).nullish() }).nullish(),
  }),
);
type Permissions = z.infer<typeof permissionList>;

const loaded = z.object({
  type: z.string().endsWith('/fulfilled'),
  meta: z.object({ arg: z.object({ endpointName: z.literal('getMyPermissions') }) }),
  payload: permissionList,
});

/**
 * Hides links that Strapi shows but a role can't use: to the settings, if all they would show is Strapi's version, and to
 * creating entries, if the role can only add a language to existing ones (close-language-gap.ts). Also hides “Add widget”
 * while the home page shows all widgets.
 */
export function hideUnusable(app: StrapiApp, widgets: readonly HomeWidget[]): void {
  const style = document.createElement('style');
  document.head.append(style);
  app.addMiddlewares([
    () => () => (next) => (action) => {
      const { data } = loaded.safeParse(action);
      if (data) {
        const selectors = [...unusableLinks(data.payload), addWidgetButton(widgets, data.payload)];
        style.textContent = selectors.map(hidden).join('\n');
      }
      return next(action);
    },
  ]);
}

type IsAllowed = (permissions: Permissions, type: string) => boolean;

const hasAction =
  (action: string): IsAllowed =>
  (permissions, type) =>
    permissions.some((each) => each.action === action && (!each.subject || each.subject === type));

/** What somebody must be allowed to do for an action of entries, by its type. Strapi shows these actions to everybody. */
const needed: Readonly<Record<string, IsAllowed>> = {
  clone: canCreate,
  delete: hasAction('plugin::content-manager.explorer.delete'),
  'configure-the-view': hasAction('plugin::content-manager.collection-types.configure-view'),
  // Content types are code.
  'edit-the-model': () => false,
};

/** Hides the actions of entries that a role can't use. */
export function hideUnusableActions(app: StrapiApp): void {
  changeEntryActions(app, (actions) =>
    actions.map((original) => {
      const isAllowed = needed[original.type ?? ''];
      if (!isAllowed) return original;
      const IfAllowed: EntryActionComponent = (props) => {
        const permissions = useAuth('IfAllowed', (auth) => auth.permissions);
        const action = original(props);
        return isAllowed(permissionList.parse(permissions), props.model) ? action : null;
      };
      return Object.assign(IfAllowed, original);
    }),
  );
}

const hidden = (selector: string) => `${selector} { display: none; }`;

/** CSS selector of “Add widget” while every widget that these permissions allow is on the home page. */
function addWidgetButton(widgets: readonly HomeWidget[], permissions: Permissions): string {
  const shown = widgets
    .filter(({ permission: { action, subject } }) =>
      permissions.some((each) => each.action === action && (each.subject ?? undefined) === subject),
    )
    .map(({ id }) => `:has(section[aria-labelledby$="::${id}"])`);
  return `main${shown.join('')} [data-strapi-header="true"] button`;
}

/** CSS selectors of the links that are useless with these permissions. */
export function unusableLinks(permissions: Permissions): string[] {
  const types = contentTypes.map((noun) => `api::${noun}.${noun}`);
  const hasSettings = permissions.some(
    ({ action }) => !/^(?:api::|plugin::content-manager\.explorer\.)/.test(action),
  );
  return [
    ...(hasSettings ? [] : ['a[href$="/admin/settings"]']),
    ...types
      .filter((type) => !canCreate(permissions, type))
      .map((type) => `main a[href*="/${type}/create"]`),
  ];
}

/** Whether permissions allow creating entries of a type. Translators have this permission, but in their language only. */
function canCreate(permissions: Permissions, type: string): boolean {
  return permissions.some(({ action, subject, properties }) => {
    if (action !== 'plugin::content-manager.explorer.create' || subject !== type) return false;
    const locales = properties?.locales;
    return !locales || languages.every((language) => locales.includes(language));
  });
}
