import { fileURLToPath } from 'node:url';
import { format } from 'node:util';
import { z } from 'zod';
import { redact } from '#contract/redact';
import { givenIn, settings } from '#contract/settings';
import { asker, type Handler } from './answer.ts';
import { AnswerCache } from './cache.ts';
import { followChanges } from './changes.ts';
import { loadFiles } from './files.ts';
import { front } from './front.ts';
import { commonHeaders, pageHeaders, privateHeaders } from './headers.ts';
import { createSiteServer } from './serve.ts';

// In a container nothing stands between this log and the engine's.
for (const level of ['log', 'warn', 'error'] as const) {
  const print = console[level].bind(console);
  console[level] = (...values: unknown[]) => print(redact(format(...values)));
}

const { HOST, PORT, SITE_URL, TRUSTED_PROXIES } = settings.parse(givenIn(process.env));
const cms = z
  .object({
    CMS_URL: z.url().default('http://127.0.0.1:1337'),
    CMS_KEY: z.string().default(''),
  })
  .parse(process.env);

const dist = new URL('../../dist/', import.meta.url);
process.env['ASTRO_NODE_AUTOSTART'] = 'disabled';
const built: { handler: Handler } = await import(new URL('server/entry.mjs', dist).href);

const { host } = new URL(SITE_URL);
const common = commonHeaders(SITE_URL);
const beneath = { ...common, ...pageHeaders };
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

const server = createSiteServer(
  front({
    cache,
    files: await loadFiles(fileURLToPath(new URL('client/', dist)), common),
    ask,
    askAlone: asker(built.handler, beneath, privateHeaders),
    siteUrl: SITE_URL,
    proxies: TRUSTED_PROXIES,
  }),
  SITE_URL,
  TRUSTED_PROXIES,
);
server.listen(PORT, HOST, () => {
  console.log(`The site listens on port ${PORT}`);
  // A bug in answering one request is written down, and costs no other reader theirs.
  process.on('uncaughtException', (error) => console.error('Nobody caught:', error));
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
