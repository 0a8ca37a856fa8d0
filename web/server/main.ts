import { createServer, type RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { z } from 'zod';
import { givenIn, settings } from '#contract/settings';
import { asker } from './answer.ts';
import { AnswerCache } from './cache.ts';
import { followChanges } from './changes.ts';
import { front } from './front.ts';
import { commonHeaders, hashedFolder, pageHeaders, privateHeaders } from './headers.ts';

const { HOST, PORT, SITE_URL, TRUSTED_PROXIES } = settings.parse(givenIn(process.env));
const cms = z
  .object({
    CMS_URL: z.url().default('http://127.0.0.1:1337'),
    CMS_KEY: z.string().default(''),
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

const { host } = new URL(SITE_URL);
const beneath = { ...commonHeaders(SITE_URL), ...pageHeaders };
const ask = asker(built.handler, beneath);
const cache = new AnswerCache(({ language, url }) =>
  // Nothing of the visitor goes in but the language, so nothing of the visitor can come out.
  ask({ url, headers: { host, accept: 'text/html', 'accept-language': language } }),
);
const stop = new AbortController();
void followChanges(
  { url: cms.CMS_URL, key: cms.CMS_KEY },
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
    siteUrl: SITE_URL,
    proxies: TRUSTED_PROXIES,
  }),
);
server.listen(PORT, HOST, () => {
  console.log(`The site listens on port ${PORT}`);
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
