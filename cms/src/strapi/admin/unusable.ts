import { useAuth, type StrapiApp } from '@strapi/strapi/admin';
import { z } from 'zod';
import { contentTypes } from '../../contract/change.ts';
import { languages } from '../../contract/language.ts';
import { contentManager } from './content-manager.ts';
import {
  changeEntryActions,
  isLanguageDeletion,
  isLanguagePublication,
  type EntryAction,
  type EntryActionComponent,
} from './document-actions.ts';

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

let ownPermissions: Permissions = [];

/** Whether the person who is logged in can publish entries of a type. The server checks it again. */
export const mayPublish = (type: string): boolean => canPublish(ownPermissions, type);

/**
 * Hides links that Strapi shows but a role can't use: to the settings, if all they would show is Strapi's version, and to
 * creating entries, if the role can only add a language to existing ones (close-language-gap.ts).
 */
export function hideUnusable(app: StrapiApp): void {
  const style = document.createElement('style');
  document.head.append(style);
  app.addMiddlewares([
    () => () => (next) => (action) => {
      const { data } = loaded.safeParse(action);
      if (data) {
        ownPermissions = data.payload;
        const selectors = [...unusableLinks(data.payload), ...unusableCheckboxes(data.payload)];
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

const canDelete = hasAction('plugin::content-manager.explorer.delete');
const canPublish = hasAction('plugin::content-manager.explorer.publish');

/** What somebody must be allowed to do for an action of entries, by its type. Strapi shows these actions to everybody. */
const needed: Readonly<Record<string, IsAllowed>> = {
  publish: canPublish,
  unpublish: canPublish,
  discard: canCreate,
  clone: canCreate,
  delete: canDelete,
  'configure-the-view': hasAction('plugin::content-manager.collection-types.configure-view'),
  // Content types are code.
  'edit-the-model': () => false,
};

/** The same for Strapi's actions of languages, which have no type. */
function neededByUntyped(
  component: EntryActionComponent,
  action: EntryAction,
): IsAllowed | undefined {
  if (isLanguageDeletion(component, action)) return canDelete;
  if (!isLanguagePublication(action)) return undefined;
  // Publishing several languages at once leaves out what has just been typed and ignores when a text is scheduled. The
  // Translations page does it.
  return action.variant === 'danger' ? canPublish : () => false;
}

/** Renders again when they change. Parsing them for each action would take a fifth of a second per form. */
function useOwnPermissions(): Permissions {
  useAuth('useOwnPermissions', ({ permissions }) => permissions);
  return ownPermissions;
}

/** Hides the actions of entries that a role can't use. */
export function hideUnusableActions(app: StrapiApp): void {
  changeEntryActions(app, (actions) =>
    actions.map((original) => {
      const IfAllowed: EntryActionComponent = (props) => {
        const permissions = useOwnPermissions();
        const action = original(props);
        if (!action) return null;
        const isAllowed = needed[original.type ?? ''] ?? neededByUntyped(original, action);
        return !isAllowed || isAllowed(permissions, props.model) ? action : null;
      };
      return Object.assign(IfAllowed, original);
    }),
  );
  contentManager(app).addDocumentHeaderAction((actions: readonly HeaderActionComponent[]) =>
    actions.map((original) => {
      const IfAllowed: HeaderActionComponent = (props) => {
        const permissions = useOwnPermissions();
        const action = original(props);
        // Filling in from another language also fills the fields that languages share.
        const isAllowed = action?.type !== 'icon' || canCreate(permissions, props.model);
        return isAllowed ? action : null;
      };
      return Object.assign(IfAllowed, original);
    }),
  );
}

/** An action above the form of an entry, such as the choice of its language. */
type HeaderActionComponent = (props: { model: string }) => { type?: string } | null;

const hidden = (selector: string) => `${selector} { display: none; }`;

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

/** CSS selectors of the checkboxes of lists, if these permissions allow nothing to be done with several entries. */
function unusableCheckboxes(permissions: Permissions): string[] {
  const bulkAction = /^plugin::content-manager\.explorer\.(?:publish|delete)$|featured\.update$/;
  if (permissions.some(({ action }) => bulkAction.test(action))) return [];
  return ['main table tr > :first-child:has([role="checkbox"])'];
}

/** Whether permissions allow creating entries of a type. Translators have this permission, but in their language only. */
function canCreate(permissions: Permissions, type: string): boolean {
  return permissions.some(({ action, subject, properties }) => {
    if (action !== 'plugin::content-manager.explorer.create' || subject !== type) return false;
    const locales = properties?.locales;
    return !locales || languages.every((language) => locales.includes(language));
  });
}
