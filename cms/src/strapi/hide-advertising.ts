import type { Core } from '@strapi/strapi';
import { removeRoute } from './remove-route.ts';
import { replaceMethod } from './replace-method.ts';

/** Removes what no setting of Strapi turns off, and what would contact its servers. */
export function hideAdvertising(strapi: Core.Strapi): void {
  // This route would send a request to Strapi's servers.
  removeRoute(strapi.admin, { method: 'GET', path: '/license-trial-time-left' });
  // Hides the guided tour for developers.
  replaceMethod(strapi.service('admin::user'), 'isFirstSuperAdminUser', async () => false);
}
