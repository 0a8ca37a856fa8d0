import type { Core } from '@strapi/strapi';
import { Server } from 'node:net';
import { stopListening } from './api/change/listener.ts';
import { gracefulShutdown } from './contract/graceful-shutdown.ts';
import { cmsSettings } from './core/settings.ts';
import { waitForEmails } from './mail/after-response.ts';
import { beforeDestroy } from './strapi/before-destroy.ts';

/** For requests, emails, and the newsletter's jobs. After it, PostgreSQL rolls back what isn't finished. */
const stopMilliseconds = 7500;

/** Lets requests finish before Strapi stops. Returns whether this process is stopping. */
export function stopGracefully(strapi: Core.Strapi): () => boolean {
  const { httpServer } = strapi.server;
  const delayMilliseconds = cmsSettings().SHUTDOWN_DELAY * 1000;
  const { isStopping, stop } = gracefulShutdown(httpServer, {
    delayMilliseconds,
    closeListener: (onClosed) => {
      Server.prototype.close.call(httpServer, () => onClosed());
      // The streams of changes never end by themselves.
      void stopListening();
    },
  });
  beforeDestroy(strapi, async () => {
    setTimeout(() => process.exit(0), delayMilliseconds + stopMilliseconds);
    await stop();
    await waitForEmails();
  });
  return isStopping;
}
