import { endpoints } from '#contract/endpoints';
import type { Program } from './request.ts';

/** `{name}` in the path is replaced by a value of `Placeholders`. */
export type Route = { method: string; path: string };

const lines = (text: string) => text.trim().split(/\s*\n\s*/);
const words = (text: string) => text.trim().split(/\s+/);

const pages = words(`
  / /about /affirmations/{affirmationId} /affirmations/1000000000 /categories /categories/{categoryId}
  /confirm-email /create /dashboard /dashboard/account /dashboard/collections/new
  /dashboard/collections/{collectionId} /dashboard/collections/{collectionId}/classroom /classroom
  /class/x /class/x/qr /class/x/qr.svg /class/x/link.url /print/sheet?class=x
  /forgot-password /lesson-guide /letter /login /logout /printable-cards /register /reset-password
  /subscribe /year-plan /print/{affirmationId} /print/sheet /print/sheet.pdf /share/home-fr.png
  /share/affirmation-{affirmationId}-en.png /styles/colors.css /manifest.webmanifest /robots.txt
  /today /today/feed.atom /today/feed.json /today/calendar.ics /display /display/slides.json
  /sitemap.xml /sitemap-pages.xml /sitemap-affirmations-1.xml /sitemap-affirmations-1000000000.xml
  /favicon.ico /favicon.svg /health /ready /404 /500 /_image /_server-islands/x /_actions/x /_astro/x.js
`);
const forms = words(`
  /login /register /forgot-password /reset-password /confirm-email /subscribe /letter /logout /create
  /dashboard/account /dashboard/collections/new /dashboard/collections/{collectionId} /500 /404 /
`);

const models = words(`
  api::affirmation.affirmation api::category.category api::testimonial.testimonial api::week.week api::letter.letter
  api::subscriber.subscriber api::nothing.nothing plugin::upload.file admin::user
`);
/** The panel's calls for each content type; `MODEL` is its name. */
const contentManager = lines(`
  GET MODEL
  POST MODEL
  GET MODEL/{documentId}
  PUT MODEL/{documentId}
  DELETE MODEL/{documentId}
  POST MODEL/actions/publish
  POST MODEL/{documentId}/actions/publish
  POST MODEL/{documentId}/actions/unpublish
  POST MODEL/{documentId}/actions/discard
  GET MODEL/{documentId}/actions/countDraftRelations
  GET MODEL/actions/countManyEntriesDraftRelations
  POST MODEL/actions/bulkDelete
  POST MODEL/actions/bulkPublish
  POST MODEL/actions/bulkUnpublish
  POST MODEL/actions/bulkFindForValidation
  POST MODEL/clone/{documentId}
  POST MODEL/auto-clone/{documentId}
`);
/** Only calls that don't make the CMS call other servers. */
const panel = lines(`
  GET /content-manager/components
  GET /content-manager/content-types
  GET /content-manager/content-types-settings
  GET /content-manager/content-types/api::affirmation.affirmation/configuration
  PUT /content-manager/content-types/api::affirmation.affirmation/configuration
  GET /content-manager/homepage/count-documents
  GET /content-manager/homepage/recent-documents
  GET /content-manager/history-versions
  GET /content-manager/init
  GET /content-manager/preview/url/api::affirmation.affirmation
  GET /content-manager/relations/api::affirmation.affirmation/category
  GET /content-manager/relations/api::affirmation.affirmation/{documentId}/category
  GET /content-manager/single-types/api::affirmation.affirmation
  POST /content-manager/uid/generate
  POST /content-manager/uid/check-availability
  GET /admin
  GET /admin/init
  GET /admin/information
  GET /admin/homepage/key-statistics
  GET /admin/homepage/layout
  GET /admin/permissions
  POST /admin/permissions/check
  GET /admin/plugins
  GET /admin/project-settings
  GET /admin/project-type
  GET /admin/registration-info
  GET /admin/roles
  GET /admin/users
  GET /admin/users/1
  GET /admin/users/me
  PUT /admin/users/me
  GET /admin/users/me/permissions
  GET /admin/webhooks
  GET /admin/api-tokens
  GET /admin/transfer/tokens
  POST /admin/access-token
  POST /admin/login
  POST /admin/forgot-password
  POST /admin/register
  POST /admin/register-admin
  POST /admin/reset-password
  GET /upload/files
  GET /upload/files/1
  POST /upload
  POST /upload/files/1
  DELETE /upload/files/1
  GET /upload/folders
  POST /upload/folders
  GET /upload/folder-structure
  PUT /upload/settings
  PUT /upload/configuration
  POST /upload/actions/bulk-delete
  POST /upload/actions/bulk-move
  GET /i18n/locales
  POST /i18n/locales
  PUT /i18n/locales/1
  GET /i18n/iso-locales
  POST /i18n/content-manager/actions/get-non-localized-fields
  GET /content-type-builder/schema
  GET /users-permissions/roles
  GET /panel/affirmations/similar
  GET /panel/featured
  POST /panel/featured
  PUT /panel/featured/order
  GET /panel/translations
  GET /panel/translations/affirmation
  GET /panel/translations/nothing
  PUT /panel/translations/affirmation/{documentId}
  POST /panel/translations/affirmation/{documentId}/ready
  GET /panel/spreadsheet
  POST /panel/spreadsheet
  GET /panel/letter/next
  GET /panel/letter/sent
  POST /panel/letter/test
  GET /panel/members
  GET /panel/members/export
  DELETE /panel/members/1
  GET /panel/subscribers
  GET /panel/history
  GET /panel/versions/affirmation/{documentId}
  GET /panel/versions/letter/{documentId}
  POST /panel/presence/affirmation/{documentId}
  DELETE /panel/presence/category/{documentId}
  GET /uploads/x.png
  GET /favicon.ico
  GET /_health
  GET /_ready
`);

function toRoute(line: string): Route {
  const [method = '', path = ''] = line.split(' ');
  return { method, path };
}

const api: Route[] = [
  ...endpoints.map(({ method, path }) => ({
    method,
    path: path.replace(':affirmationId', '{affirmationId}').replace(':id', '{ownId}'),
  })),
  ...['/api/changes', '/api/letter', '/api/spreadsheet'].flatMap((path) => [
    { method: 'GET', path },
    { method: 'POST', path },
  ]),
];

export const routesOf: Record<Program, readonly Route[]> = {
  site: [
    ...pages.map((path) => ({ method: 'GET', path })),
    ...forms.map((path) => ({ method: 'POST', path })),
    ...api,
  ],
  cms: [
    ...models.flatMap((model) =>
      contentManager.map((line) =>
        toRoute(line.replace('MODEL', `/content-manager/collection-types/${model}`)),
      ),
    ),
    ...panel.map(toRoute),
    ...panel.map(toRoute),
    ...api,
  ],
};
