import { Server as NetServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { format } from 'node:util';
import { z } from 'zod';
import { gracefulShutdown } from '#contract/graceful-shutdown';
import { redact } from '#contract/redact';
import { omitEmptyVariables, settings } from '#contract/settings';
import { createRenderer, type AstroHandler } from './renderer.ts';
import { ResponseCache } from './response-cache.ts';
import { followChanges } from './changes.ts';
import { createCmsReadiness } from './readiness.ts';
import { loadStaticFiles, withoutServiceWorker } from './static-files.ts';
import { createRequestHandler } from './request-handler.ts';
import { commonHeaders, pageHeaders, privateHeaders } from './headers.ts';
import { createSiteServer } from './http-server.ts';

// Redacts secrets here, because in a container this output goes directly to the log.
for (const level of ['log', 'warn', 'error'] as const) {
  const print = console[level].bind(console);
  console[level] = (...values: unknown[]) => print(redact(format(...values)));
}

const { HOST, PORT, SITE_URL, TRUSTED_PROXIES, SHUTDOWN_DELAY, OFFLINE } = settings.parse(
  omitEmptyVariables(process.env),
);
const cms = z
  .object({
    CMS_URL: z.url().default('http://127.0.0.1:1337'),
    CMS_KEY: z.string().default(''),
  })
  .parse(process.env);

const dist = new URL('../../dist/', import.meta.url);
process.env['ASTRO_NODE_AUTOSTART'] = 'disabled';
const built: { handler: AstroHandler } = await import(new URL('server/entry.mjs', dist).href);

const { host } = new URL(SITE_URL);
const common = commonHeaders(SITE_URL);
const defaults = { ...common, ...pageHeaders };
const render = createRenderer(built.handler, defaults);
const cache = new ResponseCache(({ language, url }) =>
  // Renders without the visitor's headers except for the language, so that no private data can end up in the cache.
  render({ url, headers: { host, accept: 'text/html', 'accept-language': language } }),
);
void followChanges(
  { url: cms.CMS_URL, key: cms.CMS_KEY },
  { onChange: (change) => cache.invalidate(change), onConnect: () => cache.invalidateAll() },
  new AbortController().signal,
);
const isCmsReady = createCmsReadiness({ url: cms.CMS_URL, key: cms.CMS_KEY });

const files = await loadStaticFiles(fileURLToPath(new URL('client/', dist)), common);
const server = createSiteServer(
  createRequestHandler({
    cache,
    files: OFFLINE ? files : withoutServiceWorker(files),
    render,
    renderPrivate: createRenderer(built.handler, defaults, privateHeaders),
    siteUrl: SITE_URL,
    proxies: TRUSTED_PROXIES,
    isReady: async () => !isStopping() && (await isCmsReady()),
  }),
  SITE_URL,
  TRUSTED_PROXIES,
);
server.listen(PORT, HOST, () => {
  console.log(`The site is listening on port ${PORT}`);
  // A bug in one request is logged and must not crash the process for others.
  process.on('uncaughtException', (error) => console.error('Uncaught exception:', error));
});

const { isStopping, stop } = gracefulShutdown(server, {
  delayMilliseconds: SHUTDOWN_DELAY * 1000,
  closeListener: (onClosed) => NetServer.prototype.close.call(server, () => onClosed()),
});
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void stop().then(() => process.exit(0)));
