import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isLanguage, languageKey } from '#contract/language';
import { sessionCookie } from '#contract/auth';
import { CallError, errorStatus, toErrorBody, type ErrorCode } from '#contract/error';
import { chooseCoding, type Answer, type Question } from './answer.ts';
import type { AnswerCache } from './cache.ts';
import { commonHeaders, languageCookie } from './headers.ts';
import { callerAddress, isFromElsewhere } from './caller.ts';
import { cookieOf, keptAddress, languageOf, partsOf } from './kept.ts';

const methodsOfPages = ['GET', 'HEAD', 'POST'];
const methodsOfCalls = [...methodsOfPages, 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** What a browser sends as Host: anything else cannot become an address. */
const hostName = /^[\w.-]+(?::\d+)?$|^\[[\da-f:.]+\](?::\d+)?$/i;

/** Astro's own addresses but for the build's files, and calls with a slash too many, are no pages. */
const nowhere = /^\/_(?!astro\/)|^\/api\/.*\/$/;

/** The parts that answer: what is kept, then the files of the build, then Astro. */
export interface Parts {
  cache: AnswerCache;
  files: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Astro's answer as bytes, or Astro itself where something is written. */
  ask: (question: Question) => Promise<Answer>;
  /** The same for somebody with a session: the answer is theirs alone. */
  askAlone: (question: Question) => Promise<Answer>;
  pages: RequestListener;
  siteUrl: string;
  /** How many proxies of the operator's stand in front of this server. */
  proxies: number;
}

/** The site's HTTP front. Whatever a client sends, it never answers 500. */
export function front({
  cache,
  files,
  ask,
  askAlone,
  pages,
  siteUrl,
  proxies,
}: Parts): RequestListener {
  const common = Object.entries(commonHeaders(siteUrl));

  return (request, response) => {
    const reply = (answer: Promise<Answer>) =>
      void answer.then(
        (made) => send(request, response, made, siteUrl),
        (error: unknown) => fail(request, response, error),
      );
    const address = isAddress(request) ? keptAddress(request) : undefined;
    if (address) {
      const kept = cache.fresh(address);
      // At once: a promise would be a tenth of what a small answer costs.
      if (kept && kept.status !== 404) return send(request, response, kept, siteUrl);
      return reply(
        cache.get(address).then((made) =>
          // What is nowhere for everybody may be this reader's own.
          made.status === 404 && hasSession(request)
            ? askAlone(questionOf(request, proxies))
            : made,
        ),
      );
    }

    for (const [name, value] of common) response.setHeader(name, value);
    // What cannot be read is no page's address: a link that was cut off leads to the page that says so.
    if (!isReadable(request.url) && !request.url?.startsWith('/api/'))
      request.url = request.url?.replace(/^[^?]*/, '/404');
    if (!isAddress(request)) return refuse(request, response, 'malformed');
    const { path } = partsOf(request.url);
    const methods = path.startsWith('/api/') ? methodsOfCalls : methodsOfPages;
    if (!methods.includes(request.method ?? '')) {
      response.setHeader('allow', methods.join(', '));
      return refuse(request, response, 'method-not-allowed');
    }
    if (request.url === '/health') return void response.end('ok');
    if (nowhere.test(path)) return refuse(request, response, 'not-found');
    if (request.method === 'GET' || request.method === 'HEAD')
      return files(request, response, () =>
        reply((hasSession(request) ? askAlone : ask)(questionOf(request, proxies))),
      );
    if (isFromElsewhere(request, siteUrl)) return refuse(request, response, 'forbidden');
    request.headers['x-forwarded-for'] = callerAddress(request, proxies);
    return pages(request, response);
  };
}

const hasSession = (request: IncomingMessage) => cookieOf(request, sessionCookie) !== undefined;

/** What a reader asks, with all that their browser says, and the address that counts as theirs. */
function questionOf(request: IncomingMessage, proxies: number): Question {
  const { url = '/', socket } = request;
  const headers = { ...request.headers, 'x-forwarded-for': callerAddress(request, proxies) };
  return { url, headers, remoteAddress: socket.remoteAddress };
}

/** A path of this site: what begins like `//` or `/\\` would be another host's. */
const ownPath = /^\/(?![/\\])/;

const isAddress = ({ url = '', headers }: IncomingMessage): boolean =>
  ownPath.test(url) && hostName.test(headers.host ?? '') && isReadable(url);

function isReadable(url = ''): boolean {
  try {
    decodeURI(partsOf(url).path);
    return true;
  } catch {
    return false;
  }
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer, siteUrl: string) {
  const chosen = languageParameter(request);
  if (isLanguage(chosen) && !request.url?.startsWith('/api/'))
    response.setHeader('set-cookie', languageCookie(chosen, siteUrl));

  const coding = chooseCoding(request.headers['accept-encoding']);
  const isKnown =
    answer.status === 200 && request.headers['if-none-match']?.includes(answer.etag) === true;
  response.writeHead(isKnown ? 304 : answer.status, answer.heads[coding]);
  if (isKnown || request.method === 'HEAD') return response.end();
  return response.end(answer.bodies[coding]);
}

function languageParameter(request: IncomingMessage): string | null {
  const { search } = partsOf(request.url);
  return search?.includes(languageKey) ? new URLSearchParams(search).get(languageKey) : null;
}

function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  console.error(error);
  refuse(request, response, 'unavailable');
}

function refuse(request: IncomingMessage, response: ServerResponse, code: ErrorCode): void {
  const language = languageOf(request, languageParameter(request));
  response.writeHead(errorStatus[code], {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(toErrorBody(new CallError(code), language)));
}
