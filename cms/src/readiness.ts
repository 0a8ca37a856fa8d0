import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { isDatabaseResponding } from './api/change/listener.ts';
import { createReadiness, readyPaths } from './contract/readiness.ts';

/**
 * Adds the readiness check beside Strapi's `/_health`: 200 if this process can take requests, or else 503. While it
 * starts, nothing listens yet.
 */
export function addReadinessRoute(strapi: Core.Strapi, isStopping: () => boolean): void {
  const isReady = createReadiness(isDatabaseResponding);
  const handler = async (ctx: Context) => {
    const ready = !isStopping() && (await isReady());
    ctx.set('Cache-Control', 'no-store');
    ctx.status = ready ? 200 : 503;
    ctx.body = ready ? 'ready' : 'not ready';
  };
  strapi.server.routes([
    {
      method: 'GET',
      path: readyPaths.cms,
      handler,
      config: { auth: false },
    },
  ]);
}
