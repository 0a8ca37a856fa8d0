import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { alike } from '../curation/alike.ts';
import { feature, listFeatured, reorder } from '../curation/featured.ts';
import { sendSheet, takeSheet } from '../spreadsheet/controller.ts';
import { readHistory } from '../history/controller.ts';

type Handler = (ctx: Context) => Promise<void>;

interface PanelRoute {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  handler: Handler;
  /** What the caller must be allowed to do at all; in which language, the handler asks. */
  needs: { action: string; subject?: string };
}

const content = (action: string) => ({
  action: `plugin::content-manager.explorer.${action}`,
  subject: 'api::affirmation.affirmation',
});

const routes: readonly PanelRoute[] = [
  { method: 'GET', path: '/affirmations/alike', handler: alike, needs: content('read') },
  { method: 'GET', path: '/featured', handler: listFeatured, needs: content('read') },
  { method: 'POST', path: '/featured', handler: feature, needs: content('update') },
  { method: 'PUT', path: '/featured/order', handler: reorder, needs: content('update') },
  { method: 'GET', path: '/spreadsheet', handler: sendSheet, needs: content('read') },
  { method: 'POST', path: '/spreadsheet', handler: takeSheet, needs: content('publish') },
  // Who may see the accounts may see what they did.
  { method: 'GET', path: '/history', handler: readHistory, needs: { action: 'admin::users.read' } },
];

/** The calls of the panel's own pages, below `/panel`: for people of the panel who are logged in, and may. */
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
        policies: [
          'admin::isAuthenticatedAdmin',
          { name: 'admin::hasPermissions', config: { actions: [needs] } },
        ],
      },
    })),
  });
}
