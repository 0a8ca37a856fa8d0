import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const packages = join(import.meta.dirname, '../../cms/node_modules/@strapi');
const api = join(import.meta.dirname, '../../cms/src/api');

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
])('Strapi’s panel, parts of which Colibri replaces, still %s', (_fact, text) => {
  expect(scriptsWith('admin/dist/admin', text), 'mend cms/src/strapi/admin').not.toEqual([]);
});

it('Strapi’s content manager still has the extension points that Colibri uses: side panels, bulk actions, field conditions', () => {
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

it('Strapi’s home page still shows registered widgets, and its menus still list links in an ol, as Colibri expects', () => {
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

it('Strapi still asks for AI translation jobs with getAILocalizationJobsByDocument, which Colibri stops', () => {
  const text = 'getAILocalizationJobsByDocument: builder.query(';
  expect(
    scriptsWith('i18n/dist/admin', text),
    'mend cms/src/strapi/admin/stop-ai-calls.ts',
  ).not.toEqual([]);
});

it('Strapi’s content manager still opens an entry at the path and with the language parameter that Colibri links to', () => {
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

it('Strapi’s form still loads, saves and publishes entries with the functions that Colibri intercepts', () => {
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

it('Strapi’s form still discards typed text when a save fails, which Colibri prevents', () => {
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

it('Strapi’s content manager still has the clone action and the path /create, which Colibri hides from some roles', () => {
  const parts = ["CloneAction.type = 'clone';", "pathname: 'create',"];
  expect(goneFrom('content-manager', parts), 'mend cms/src/strapi/admin/unusable.ts').toEqual([]);
});

it('Strapi still links its media library at plugins/upload and its settings at media-library, which Colibri hides', () => {
  expect(
    goneFrom('upload', ['to: `plugins/${pluginId}`', "to: 'media-library'"]),
    'mend cms/src/strapi/admin/hide-branding.ts',
  ).toEqual([]);
});

it('Strapi’s content manager still shows document ids in the menus, dialogs and lists where Colibri hides them', () => {
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

it('Strapi’s content manager still has the types of actions that Colibri hides from some roles', () => {
  const parts = ["'configure-the-view';", "'edit-the-model';", "DeleteAction.type = 'delete';"];
  expect(goneFrom('content-manager', parts), 'mend cms/src/strapi/admin/unusable.ts').toEqual([]);
});

it('Strapi’s form still has the place beside its buttons where Colibri adds notices', () => {
  const parts = ["'right-links': []", 'area: "editView.right-links"'];
  expect(
    goneFrom('content-manager', parts),
    'mend cms/src/strapi/admin/content-manager.ts',
  ).toEqual([]);
});

it('Strapi’s content manager still has the keyboard shortcuts and the actions for saving and publishing that Colibri changes', () => {
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

it('Strapi’s dialog for publishing several entries still gets its content from a function, which Colibri wraps', () => {
  const parts = ["actionType: 'publish'", 'content: ({ onClose })=>{'];
  expect(
    goneFrom('content-manager', parts),
    'mend cms/src/strapi/admin/bulk-publish-warning.tsx',
  ).toEqual([]);
});

it('Strapi’s question before a changed entry is unpublished still keeps the draft by default, and the one for several entries still has a type', () => {
  const parts = [
    'const [shouldKeepDraft, setShouldKeepDraft] = React.useState(true);',
    '}, !shouldKeepDraft);',
    'const UnpublishAction = ({ documents, model })=>{',
    "UnpublishAction.type = 'unpublish';\nconst Emphasis",
  ];
  expect(
    goneFrom('content-manager', parts),
    'mend cms/src/strapi/admin/ask-before-unpublishing.ts',
  ).toEqual([]);
});

it('Strapi’s content manager still prefers a registered input for a field type, such as Colibri’s, over its own', () => {
  const parts = ['addedInputTypes.includes(props.type)', 'const CustomInput = fields[props.type];'];
  expect(goneFrom('content-manager', parts), 'mend cms/src/strapi/admin/inputs.ts').toEqual([]);
});

it('Strapi’s panel still logs out by the calls and the action that Colibri intercepts', () => {
  const parts = [
    "name: 'admin',\n    initialState",
    'logout: builder.mutation({',
    'await logoutMutation({',
    'runLogoutWithGuard(performGlobalLogout, ',
    "path: 'auth/:authType'",
  ];
  expect(goneFrom('admin', parts), 'mend cms/src/strapi/admin/session-end.ts').toEqual([]);
});

it('Strapi’s panel still has routes that Colibri can change, including the lists of accounts and roles in the settings', () => {
  const parts = [
    "typeof route === 'function') {\n            this._routes = route(this._routes);",
    "path: 'settings/*',",
    "import('./pages/Users/ListPage.mjs')",
    "path: 'users'\n",
    "path: 'roles'\n",
    'const [, editObject] = icons;',
  ];
  expect(goneFrom('admin', parts), 'mend cms/src/strapi/admin/settings-pages.ts').toEqual([]);
});

it('Strapi’s content manager still has the route and the menu that Colibri changes', () => {
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

it('Strapi’s profile is still a form on the route that Colibri changes, with its button in the header, and still saves with updateMe', () => {
  const parts = [
    "path: 'me',\n            lazy: async ()=>{\n                const { ProfilePage }",
    'jsx(Form, {\n                    method: "PUT",\n                    onSubmit: handleSubmit,\n                    initialValues: initialData,',
    'updateMe: builder.mutation({',
  ];
  expect(goneFrom('admin', parts), 'mend cms/src/strapi/admin/profile-form.tsx').toEqual([]);
  const header = ['"data-strapi-header": true'];
  expect(goneFrom('admin', header), 'mend cms/src/strapi/admin/form-style.ts').toEqual([]);
});

it('Strapi still loads and saves roles with the calls that Colibri changes, and names their rows with the labels from the server', () => {
  const form = ["path: 'roles/:id'", 'updateRolePermissions: builder.mutation({'];
  expect(goneFrom('admin', form), 'mend cms/src/strapi/admin/role-form.tsx').toEqual([]);
  const labels = [
    'getRolePermissionLayout: builder.query({',
    'children: childrenForm.map(({ children: childrenForm, label, value, required }, i)',
    'label: `${name} ${label}`',
    'label: `${permissionLabel} ${label}`',
    'title: label,',
  ];
  expect(goneFrom('admin', labels), 'mend cms/src/strapi/admin/role-labels.ts').toEqual([]);
  const menu = ['"aria-controls": "burger-menu"'];
  expect(goneFrom('admin', menu), 'mend cms/src/strapi/admin/narrow-window.ts').toEqual([]);
});

it('Strapi’s panel still has the message ids of its dialogs about unsaved text and an ended session, which Colibri rewords', () => {
  const parts = [
    "id: 'global.prompt.unsaved'",
    "id: 'app.session.ended.unsaved'",
    'hasUnsavedEdits && (currentLocation.pathname',
  ];
  expect(goneFrom('admin', parts), 'mend cms/src/strapi/admin/reword-dialogs.ts').toEqual([]);
});

it('Strapi’s content manager still deletes entries with actions whose dialog texts Colibri can replace', () => {
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

it('Strapi’s form still stores changes of a relation in its values, and loads the saved relation with a separate call, as Colibri expects', () => {
  const parts = [
    'url: `/content-manager/relations/${model}/${id}/${targetField}`',
    "if ('apiData' in data) {",
    'onChangeRelationField(`${props.name}.connect`, [',
  ];
  expect(goneFrom('content-manager', parts), 'mend cms/src/strapi/admin/relation.ts').toEqual([]);
});

it('Strapi’s side panels beside a form still have the label that Colibri’s styles select, and its menu items are still disabled by their action', () => {
  const parts = ['"aria-labelledby": "additional-information"', 'disabled: action.disabled,'];
  expect(goneFrom('content-manager', parts), 'mend cms/src/strapi/admin/form-style.ts').toEqual([]);
});

it('Strapi’s content manager still shows a status above forms, and still offers to fill in from another language with an icon action', () => {
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

it('Strapi still stores the language of its content as STRAPI_LOCALE, and still loads its types whenever the content manager is opened', () => {
  const parts = [
    "STRAPI_LOCALE: {\n                paths: [\n                    'plugins.i18n.locale'",
    'getInitialData: builder.query({',
    'useGetInitialDataQuery(undefined, {',
    'refetchOnMountOrArgChange: true',
  ];
  expect(goneFrom('content-manager', parts), 'mend cms/src/strapi/admin/panel-language.ts').toEqual(
    [],
  );
});

it('Strapi still takes the form of a language that an entry doesn’t have yet for a new entry, because the entry it has loaded has no id', () => {
  const parts = [
    'let idToCheck = document.document?.documentId;',
    'const readableFields = idToCheck ? canReadFields : canCreateFields;',
    'queryFn: async ({ collectionType, model, documentId, params }, _api, _extraOpts, baseQuery)=>{',
  ];
  expect(
    goneFrom('content-manager', parts),
    'mend cms/src/strapi/admin/untranslated-entry.ts',
  ).toEqual([]);
});

it('Strapi’s lists still show the actions for selected entries right above the table, where Colibri’s style finds them', () => {
  const part =
    'jsx(TableActionsBar, {}),\n                                        /*#__PURE__*/ jsxs(Table.Content, {';
  expect(goneFrom('content-manager', [part]), 'mend cms/src/strapi/admin/BulkBar.tsx').toEqual([]);
});

it('Strapi’s panel still imports its functions for waiting until the browser is idle by the name under which Colibri replaces them', () => {
  const part =
    "import { cancelIdleCallback as _cancelIdleCallback, requestIdleCallback as _requestIdleCallback } from '../utils/shims.mjs'";
  expect(goneFrom('admin', [part]), 'mend cms/src/admin/vite.config.ts').toEqual([]);
});

it('Strapi’s panel still imports its inputs for rich texts and its video player by the names under which Colibri replaces them, and no field needs those inputs', () => {
  const mend = 'mend cms/src/admin/vite.config.ts';
  const inputs = [
    "import { BlocksInput as MemoizedBlocksInput } from './FormInputs/BlocksInput/BlocksInput.mjs'",
    "import { Wysiwyg as MemoizedWysiwyg } from './FormInputs/Wysiwyg/Field.mjs'",
  ];
  expect(goneFrom('content-manager', inputs), mend).toEqual([]);
  expect(
    goneFrom('upload', [
      "import MuxPlayer from '@mux/mux-player-react'",
      'jsx(MuxPlayer, {\n            src: url,',
    ]),
    mend,
  ).toEqual([]);
  const schemas = globSync('*/content-types/*/schema.json', { cwd: api }).map((file) =>
    readFileSync(join(api, file), 'utf8'),
  );
  expect(schemas.length).toBeGreaterThan(0);
  expect(schemas.join(), mend).not.toMatch(/"type": "(?:richtext|blocks)"/);
});
