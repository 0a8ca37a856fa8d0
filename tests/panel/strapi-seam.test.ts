import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const packages = join(import.meta.dirname, '../../cms/node_modules/@strapi');

/** The scripts of a package of Strapi's panel that contain a text. */
function scriptsWith(folder: string, text: string): string[] {
  return globSync('**/*.mjs', { cwd: join(packages, folder) }).filter((file) =>
    readFileSync(join(packages, folder, file), 'utf8').includes(text),
  );
}

/** What cms/src/strapi/admin uses of Strapi's panel, which has no setting for it. */
it.each([
  ['keeps its language in local storage as strapi-admin-language', "'strapi-admin-language'"],
  [
    'keeps in local storage that the banner of its media library was dismissed',
    'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR',
  ],
  ['links its terms below the newsletter box of an invitation', 'href: "https://strapi.io/terms"'],
  ['ends the titles of its pages with its name', '| Strapi`'],
  ['shows its version and plan on the overview of its settings', "path: 'application-infos'"],
  ['links its overview at /settings/application-infos', "to: '/settings/application-infos'"],
  ['links its webhooks at /settings/webhooks', "to: '/settings/webhooks'"],
  [
    'loads the permissions of an account with getMyPermissions',
    'getMyPermissions: builder.query({',
  ],
  ['asks whether its AI is set up with getAiFeatureConfig', 'getAiFeatureConfig: builder.query('],
  ['links its settings as /settings', "to: '/settings'"],
  ['shows its notices as toasts of sonner', "import { toast, Toaster } from 'sonner'"],
])('Strapi’s panel %s', (_fact, text) => {
  expect(scriptsWith('admin/dist/admin', text), 'mend cms/src/strapi/admin').not.toEqual([]);
});

it('Strapi’s content manager has the side panels, bulk actions, place above lists and conditions of fields that Colibri adds to', () => {
  const parts = [
    'addEditViewSidePanel(',
    'addBulkAction(',
    'listView: {\n        actions: []',
    "'right-links': []",
    'const condition = props.attribute.conditions?.visible;',
  ];
  const missing = parts.filter(
    (part) => scriptsWith('content-manager/dist/admin', part).length === 0,
  );
  expect(missing, 'mend cms/src/strapi/admin/content-manager.ts').toEqual([]);
});

it('Strapi’s home page shows the widgets that are registered, and its menus list their links in an ol', () => {
  const parts = [
    'const newWidgets = widgets(this.widgets);\n            this.checkWidgets(newWidgets);\n            this.widgets = newWidgets;',
    'plugin::${widget.pluginId}.${widget.id}` : `global::${widget.id}`',
    'tag: "ol"',
  ];
  expect(
    goneFrom('admin', parts),
    'mend cms/src/strapi/admin/home-widgets.ts and hide-branding.ts',
  ).toEqual([]);
});

it('Strapi still marks localized fields with the icon that Colibri replaces because of its broken tooltip', () => {
  expect(
    scriptsWith('i18n/dist/admin', 'labelAction: /*#__PURE__*/ jsx(LabelAction, {'),
  ).not.toEqual([]);
});

it('Strapi asks for its translation jobs with getAILocalizationJobsByDocument', () => {
  const text = 'getAILocalizationJobsByDocument: builder.query(';
  expect(
    scriptsWith('i18n/dist/admin', text),
    'mend cms/src/strapi/admin/stop-ai-calls.ts',
  ).not.toEqual([]);
});

it('Strapi’s content manager opens an entry by its type and id, in a language given as plugins[i18n][locale]', () => {
  const parts = [
    "COLLECTION_TYPES = 'collection-types'",
    "path: ':collectionType/:slug/:id'",
    'query.plugins?.i18n?.locale',
  ];
  const missing = parts.filter(
    (part) =>
      scriptsWith('content-manager/dist/admin', part).length === 0 &&
      scriptsWith('i18n/dist/admin', part).length === 0,
  );
  expect(missing, 'mend cms/src/strapi/admin/entry-path.ts').toEqual([]);
});

it('Strapi’s form loads an entry with getDocument, and saves and publishes it with updateDocument and publishDocument', () => {
  const parts = [
    'updateDocument: builder.mutation({',
    'publishDocument: builder.mutation({',
    'getDocument: builder.query({',
    "type: 'Document',\n                            id: collectionType !== SINGLE_TYPES ? `${model}_${documentId}`",
    "updateQueryData('getDocument'",
  ];
  const missing = parts.filter(
    (part) => scriptsWith('content-manager/dist/admin', part).length === 0,
  );
  expect(missing, 'mend cms/src/strapi/admin/intercept-saves.ts').toEqual([]);
});

/** Which of these texts the content manager's or the panel's scripts no longer have. */
const goneFrom = (folder: string, parts: readonly string[]) =>
  parts.filter((part) => scriptsWith(`${folder}/dist/admin`, part).length === 0);

it('Strapi’s content manager still discards what was typed when a save fails, in the calls that Colibri changes', () => {
  const parts = [
    ...['create', 'update', 'publish', 'unpublish', 'discard', 'delete'].map(
      (action) => `${action}Document: builder.mutation({`,
    ),
    'async onQueryStarted ({ data, ...patch }, { dispatch, queryFulfilled })',
    "updateQueryData('getDocument', patch",
    'patchResult.undo();',
    "res.error.name === 'ValidationError') {\n                    setErrors(formatValidationErrors(res.error));\n                } else {\n                    resetForm(latestValues);",
  ];
  expect(
    goneFrom('content-manager', parts),
    'mend cms/src/strapi/admin/document-endpoints.ts, or delete it if strapi/strapi#22646 is closed',
  ).toEqual([]);
});

it('Strapi’s content manager duplicates entries of a list by an action of the type clone, and creates them at /create', () => {
  const parts = ["CloneAction.type = 'clone';", "pathname: 'create',"];
  expect(goneFrom('content-manager', parts), 'mend cms/src/strapi/admin/unusable.ts').toEqual([]);
});

it('Strapi’s media library is linked at plugins/upload, and its settings at media-library', () => {
  expect(
    goneFrom('upload', ['to: `plugins/${pluginId}`', "to: 'media-library'"]),
    'mend cms/src/strapi/admin/hide-branding.ts',
  ).toEqual([]);
});

it('Strapi’s content manager shows ids in the menu of an entry, in its publish dialog, and as columns and filters of its lists', () => {
  const parts = [
    'getInitialData: builder.query({',
    "'Admin/CM/pages/ListView/inject-in-filters'",
    'jsx(CopyDocumentIdMenuItem, {\n                        documentId: documentId\n                    }),\n                    /*#__PURE__*/ jsx(Information, {',
    "value: document?.documentId ?? id ?? ''\n        }\n    ].filter(",
    "const TABLE_HEADERS = [\n    {\n        name: 'documentId'",
    'Object.keys(attributes).filter((name)=>checkIfAttributeIsDisplayable(attributes[name]))',
  ];
  expect(goneFrom('content-manager', parts), 'mend cms/src/strapi/admin/hide-ids.ts').toEqual([]);
});

it('Strapi’s content manager shows its actions of these types to everybody', () => {
  const parts = ["'configure-the-view';", "'edit-the-model';", "DeleteAction.type = 'delete';"];
  expect(goneFrom('content-manager', parts), 'mend cms/src/strapi/admin/unusable.ts').toEqual([]);
});

it('Strapi’s content manager still has the place beside a form’s buttons where Colibri adds its notices', () => {
  const parts = ["'right-links': []", 'area: "editView.right-links"'];
  expect(
    goneFrom('content-manager', parts),
    'mend cms/src/strapi/admin/content-manager.ts',
  ).toEqual([]);
});

it('Strapi’s content manager saves at Ctrl+Enter, publishes at Ctrl+Shift+Enter, and has actions of these types', () => {
  const parts = [
    "return event.shiftKey ? 'publish' : 'save';",
    "if (getEditViewShortcut(e) !== 'publish') {",
    "if (getEditViewShortcut(e) !== 'save') {",
    "window.addEventListener('keydown', handleKeyDown);",
    "PublishAction.type = 'publish';",
    "UpdateAction.type = 'update';",
    'addDocumentAction(actions)',
  ];
  expect(
    goneFrom('content-manager', parts),
    'mend cms/src/strapi/admin/document-actions.ts',
  ).toEqual([]);
});

it('Strapi’s content manager publishes several entries after a dialog whose content is a function', () => {
  const parts = ["actionType: 'publish'", 'content: ({ onClose })=>{'];
  expect(
    goneFrom('content-manager', parts),
    'mend cms/src/strapi/admin/bulk-publish-warning.tsx',
  ).toEqual([]);
});

it('Strapi’s content manager uses a registered input for a type of fields before its own', () => {
  const parts = ['addedInputTypes.includes(props.type)', 'const CustomInput = fields[props.type];'];
  expect(goneFrom('content-manager', parts), 'mend cms/src/strapi/admin/inputs.ts').toEqual([]);
});

it('Strapi’s panel logs out by the action admin/logout, after a call named logout only if somebody asked for it', () => {
  const parts = [
    "name: 'admin',\n    initialState",
    'logout: builder.mutation({',
    'await logoutMutation({',
    'runLogoutWithGuard(performGlobalLogout, ',
    "path: 'auth/:authType'",
  ];
  expect(goneFrom('admin', parts), 'mend cms/src/strapi/admin/session-end.ts').toEqual([]);
});

it('Strapi’s panel has routes that can be changed, with its list of panel accounts as settings/users', () => {
  const parts = [
    "typeof route === 'function') {\n            this._routes = route(this._routes);",
    "path: 'settings/*',",
    "import('./pages/Users/ListPage.mjs')",
    "path: 'users'\n",
  ];
  expect(goneFrom('admin', parts), 'mend cms/src/strapi/admin/settings-pages.ts').toEqual([]);
});

it('Strapi’s content manager is under a route that ours are more specific than, and lets its menu be changed', () => {
  const parts = [
    "path: 'content-manager/*'",
    "'Admin/CM/pages/App/mutate-collection-types-links'",
    'runHookWaterfall(MUTATE_COLLECTION_TYPES_LINKS, {\n            ctLinks: authorizedCollectionTypeLinks,',
  ];
  expect(
    goneFrom('content-manager', parts),
    'mend cms/src/strapi/admin/replace-content-type.ts',
  ).toEqual([]);
});

it('Strapi asks before unsaved text is left, and says that a session has ended, in dialogs that are known by these texts', () => {
  const parts = [
    "id: 'global.prompt.unsaved'",
    "id: 'app.session.ended.unsaved'",
    'hasUnsavedEdits && (currentLocation.pathname',
  ];
  expect(goneFrom('admin', parts), 'mend cms/src/strapi/admin/reword-dialogs.ts').toEqual([]);
});

it('Strapi’s content manager deletes an entry by actions whose dialogs can have other texts', () => {
  const parts = [
    "DeleteAction.type = 'delete';",
    'children: confirmLabel ?? formatMessage({',
    'variant: action.dialog?.variant ?? action.variant',
  ];
  const ofLanguage =
    "icon: /*#__PURE__*/ jsx(StyledTrash, {}),\n        variant: 'danger',\n        dialog: {";
  const mend = 'mend cms/src/strapi/admin/ask-before-deleting.ts and document-actions.ts';
  expect(goneFrom('content-manager', parts), mend).toEqual([]);
  expect(goneFrom('i18n', [ofLanguage]), mend).toEqual([]);
});

it('Strapi’s form of an entry has the changes of a relation, whose saved entry has a call of its own', () => {
  const parts = [
    'url: `/content-manager/relations/${model}/${id}/${targetField}`',
    "if ('apiData' in data) {",
    'onChangeRelationField(`${props.name}.connect`, [',
  ];
  expect(goneFrom('content-manager', parts), 'mend cms/src/strapi/admin/relation.ts').toEqual([]);
});

it('Strapi’s panels beside a form are asides with the same label, and its disabled menu items have data-disabled', () => {
  const parts = ['"aria-labelledby": "additional-information"', 'disabled: action.disabled,'];
  expect(goneFrom('content-manager', parts), 'mend cms/src/strapi/admin/form-style.ts').toEqual([]);
});

it('Strapi’s content manager shows a status above forms, and fills in from another language by an action of the type icon', () => {
  expect(
    goneFrom('content-manager', ['children: action._status.message']),
    'mend cms/src/strapi/admin/content-manager.ts',
  ).toEqual([]);
  expect(
    goneFrom('i18n', [
      "return {\n        type: 'icon',\n        icon: /*#__PURE__*/ jsx(Earth, {}),",
    ]),
    'mend cms/src/strapi/admin/unusable.ts',
  ).toEqual([]);
});

it('Strapi’s lists keep their language as STRAPI_LOCALE, and an account’s own language is set by admin/setLocale', () => {
  const mend = 'mend cms/src/strapi/admin/panel-language.ts';
  const kept =
    "STRAPI_LOCALE: {\n                paths: [\n                    'plugins.i18n.locale'";
  expect(goneFrom('content-manager', [kept]), mend).toEqual([]);
  expect(goneFrom('admin', ['dispatch(setLocale(normalizeAdminLocale(']), mend).toEqual([]);
});
