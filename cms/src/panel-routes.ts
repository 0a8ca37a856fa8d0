import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { sendTestLetter, showNextLetter, showSentLetters } from './newsletter/server/controller.ts';
import { findSimilar } from './api/affirmation/similar.ts';
import { setFeatured, listFeatured, reorderFeatured } from './featured/server/controller.ts';
import {
  countTranslations,
  markUpToDate,
  readQueue,
  saveTranslation,
} from './translation/server/controller.ts';
import { exportCsv, importCsv } from './spreadsheet/server/controller.ts';
import { listAuditLog } from './audit-log/server/controller.ts';
import { eraseMember, eraseSubscriber, exportAll, list } from './people/server/controller.ts';

type Handler = (ctx: Context) => Promise<void>;

interface PanelRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  handler: Handler;
  /** The permission that the caller needs. Handlers also check the language. */
  needs: Need;
}

/** A permission, or the administrator role, for which there is no permission. */
type Need = { action: string; subject?: string } | 'administrator';

const content = (action: string, noun = 'affirmation') => ({
  action: `plugin::content-manager.explorer.${action}`,
  subject: `api::${noun}.${noun}`,
});

const routes: readonly PanelRoute[] = [
  { method: 'GET', path: '/affirmations/similar', handler: findSimilar, needs: content('read') },
  { method: 'GET', path: '/featured', handler: listFeatured, needs: content('read') },
  { method: 'POST', path: '/featured', handler: setFeatured, needs: content('update') },
  { method: 'PUT', path: '/featured/order', handler: reorderFeatured, needs: content('update') },
  { method: 'GET', path: '/translations', handler: countTranslations, needs: content('read') },
  { method: 'GET', path: '/translations/:noun', handler: readQueue, needs: content('read') },
  {
    method: 'PUT',
    path: '/translations/:noun/:documentId',
    handler: saveTranslation,
    needs: content('update'),
  },
  {
    method: 'POST',
    path: '/translations/:noun/:documentId/up-to-date',
    handler: markUpToDate,
    needs: content('update'),
  },
  { method: 'GET', path: '/spreadsheet', handler: exportCsv, needs: content('read') },
  { method: 'POST', path: '/spreadsheet', handler: importCsv, needs: content('publish') },
  {
    method: 'GET',
    path: '/letter/next',
    handler: showNextLetter,
    needs: content('read', 'letter'),
  },
  {
    method: 'GET',
    path: '/letter/sent',
    handler: showSentLetters,
    needs: content('read', 'letter'),
  },
  {
    method: 'POST',
    path: '/letter/test',
    handler: sendTestLetter,
    needs: content('update', 'letter'),
  },
  { method: 'GET', path: '/members', handler: list('members'), needs: 'administrator' },
  { method: 'GET', path: '/members/export', handler: exportAll('members'), needs: 'administrator' },
  { method: 'DELETE', path: '/members/:id', handler: eraseMember, needs: 'administrator' },
  { method: 'GET', path: '/subscribers', handler: list('subscribers'), needs: 'administrator' },
  {
    method: 'GET',
    path: '/subscribers/export',
    handler: exportAll('subscribers'),
    needs: 'administrator',
  },
  { method: 'DELETE', path: '/subscribers/:id', handler: eraseSubscriber, needs: 'administrator' },
  // Anyone who can see accounts can see what they did.
  {
    method: 'GET',
    path: '/history',
    handler: listAuditLog,
    needs: { action: 'admin::users.read' },
  },
];

/** Registers the calls of the panel's own pages below `/panel`. */
export function addPanelRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/panel',
    routes: routes.map(({ method, path, handler, needs }) => ({
      method,
      path,
      handler,
      info: { type: 'admin' },
      config: {
        policies: ['admin::isAuthenticatedAdmin', policyOf(needs)],
      },
    })),
  });
}

function policyOf(needs: Need) {
  if (needs === 'administrator') return 'global::is-administrator';
  return { name: 'admin::hasPermissions', config: { actions: [needs] } };
}
