import { createServer, type RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { z } from 'zod';
import { asker } from './answer.ts';
import { AnswerCache } from './cache.ts';
import { followChanges } from './changes.ts';
import { front } from './front.ts';
import { commonHeaders, hashedFolder, pageHeaders, privateHeaders } from './headers.ts';

const settings = z
  .object({
    HOST: z.string().default('0.0.0.0'),
    PORT: z.coerce.number().int().default(4321),
    CMS_URL: z.url().default('http://127.0.0.1:1337'),
    CMS_KEY: z.string().default(''),
    SITE_URL: z.url().default('http://localhost:4321'),
    TRUSTED_PROXIES: z.coerce.number().int().nonnegative().default(0),
  })
  .parse(process.env);

const dist = new URL('../../dist/', import.meta.url);
process.env['ASTRO_NODE_AUTOSTART'] = 'disabled';
const built: { handler: RequestListener } = await import(new URL('server/entry.mjs', dist).href);

const files = sirv(fileURLToPath(new URL('client/', dist)), {
  etag: true,
  brotli: true,
  gzip: true,
  setHeaders(response, path) {
    // Its type is the one that sirv does not know.
    if (path === '/favicon.ico') response.setHeader('content-type', 'image/vnd.microsoft.icon');
    const forever = path.startsWith(hashedFolder);
    response.setHeader(
      'cache-control',
      forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    );
  },
});

const { host } = new URL(settings.SITE_URL);
const beneath = { ...commonHeaders(settings.SITE_URL), ...pageHeaders };
const ask = asker(built.handler, beneath);
const cache = new AnswerCache(({ language, url }) =>
  // Nothing of the visitor goes in but the language, so nothing of the visitor can come out.
  ask({ url, headers: { host, accept: 'text/html', 'accept-language': language } }),
);
const stop = new AbortController();
void followChanges(
  { url: settings.CMS_URL, key: settings.CMS_KEY },
  { onChange: (change) => cache.forget(change), onGap: () => cache.forgetAll() },
  stop.signal,
);

const server = createServer(
  front({
    cache,
    files,
    ask,
    askAlone: asker(built.handler, beneath, privateHeaders),
    pages: built.handler,
    siteUrl: settings.SITE_URL,
    proxies: settings.TRUSTED_PROXIES,
  }),
);
server.listen(settings.PORT, settings.HOST, () => {
  console.log(`The site listens on port ${settings.PORT}`);
});

/** Long enough for an answer under way, short enough for whoever waits for the end. */
const lastAnswersMilliseconds = 5000;

function shutDown() {
  stop.abort();
  server.close();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), lastAnswersMilliseconds).unref();
}
process.once('SIGTERM', shutDown);
process.once('SIGINT', shutDown);
