import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { sessionCookie } from '#contract/auth';
import { CallError, type ErrorCode } from '#contract/error';
import { isLanguage, languageKey } from '#contract/language';
import { callerAddress, networkOf } from '#contract/network';
import { normalizePath } from './address.ts';
import { chooseCoding, type Answer, type Question } from './answer.ts';
import { endUnread, readBody } from './body.ts';
import { keyOf, type AnswerCache } from './cache.ts';
import { isFromElsewhere } from './caller.ts';
import { createGates } from './gate.ts';
import { commonHeaders, languageCookie } from './headers.ts';
import {
  cookieOf,
  isForEverybody,
  keptAddress,
  languageOf,
  partsOf,
  type KeptAddress,
} from './kept.ts';
import { createRefuser } from './refusal.ts';
import { UnsentBytes } from './unsent.ts';

const methodsOfPages = ['GET', 'HEAD'];
const methodsOfForms = [...methodsOfPages, 'POST'];
const methodsOfCalls = [...methodsOfForms, 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** What a browser sends as Host: anything else cannot become an address. */
const hostName = /^[\w.-]+(?::\d+)?$|^\[[\da-f:.]+\](?::\d+)?$/i;

/** Astro's own addresses but for the build's files, its pages of errors, and calls with a slash too many are no pages. */
const nowhere = /^\/_(?!astro\/)|^\/(?:404|500)\/?$|^\/api\/.*\/$/;

/** The parts that answer: what is kept, then the files of the build, then Astro. */
export interface Parts {
  cache: AnswerCache;
  files: ReadonlyMap<string, Answer>;
  /** Astro's answer as bytes. */
  ask: (question: Question) => Promise<Answer>;
  /** The same for one reader alone: nobody keeps it. */
  askAlone: (question: Question) => Promise<Answer>;
  siteUrl: string;
  /** How many proxies of the operator's stand in front of this server. */
  proxies: number;
}

/** The site's HTTP front. Whatever a client sends, it neither fails nor ends. */
export function front({ cache, files, ask, askAlone, siteUrl, proxies }: Parts): RequestListener {
  const common = Object.entries(commonHeaders(siteUrl));
  const refuseAs = createRefuser(ask, new URL(siteUrl).host);
  const gates = createGates();
  const unsent = new UnsentBytes();

  const refuse = (
    request: IncomingMessage,
    response: ServerResponse,
    code: ErrorCode,
    requestId?: string,
  ) =>
    void refuseAs(
      request,
      response,
      code,
      languageOf(request, languageParameter(request)),
      requestId,
    );

  /** A refusal is answered as one; anything else is a bug, and written down. */
  function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    for (const [name, value] of common) if (!response.headersSent) response.setHeader(name, value);
    if (error instanceof CallError) return refuse(request, response, error.code);
    const requestId = randomUUID();
    console.error(`Request ${requestId} failed:`, error);
    refuse(request, response, 'internal', requestId);
  }

  const reply = (request: IncomingMessage, response: ServerResponse, answer: Promise<Answer>) =>
    void answer
      .then((made) => send(request, response, made, siteUrl))
      .catch((error: unknown) => fail(request, response, error));

  /** Makes a public answer, within bounds. Raises `CallError`. */
  async function make(
    address: KeptAddress,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<Answer> {
    const network = networkOf(callerAddress(request, proxies));
    const made = await gates
      .forEverybody(address.url)
      .run(keyOf(address), network, () => cache.get(address));
    // What is nowhere for everybody may be this reader's own.
    return made.status === 404 && hasSession(request)
      ? makeAlone(response, questionOf(request), askAlone)
      : made;
  }

  /** Makes an answer that is not kept, within bounds. Raises `CallError`. */
  function makeAlone(
    response: ServerResponse,
    question: Question,
    from: (question: Question) => Promise<Answer>,
  ): Promise<Answer> {
    const network = networkOf(String(question.headers['x-forwarded-for']));
    return gates.forOne(question.url).run(randomUUID(), network, async () => {
      unsent.check(network);
      const made = await from(question);
      const coding = chooseCoding(question.headers['accept-encoding']);
      unsent.add(response, network, made.bodies[coding].length);
      return made;
    });
  }

  /** What a reader asks, with all that their browser says, and the address that counts as theirs. */
  function questionOf(request: IncomingMessage): Question {
    const { method = 'GET', url = '/', socket } = request;
    const headers = { ...request.headers, 'x-forwarded-for': callerAddress(request, proxies) };
    return {
      method: method === 'HEAD' ? 'GET' : method,
      url,
      headers,
      remoteAddress: socket.remoteAddress,
    };
  }

  async function answerBody(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    if (body)
      return send(
        request,
        response,
        await makeAlone(response, { ...questionOf(request), body }, askAlone),
        siteUrl,
      );
    response.setHeader('connection', 'close');
    const made = await askAlone({ ...questionOf(request), isBodyTooLarge: true });
    const coding = chooseCoding(request.headers['accept-encoding']);
    response.writeHead(made.status, made.heads[coding]);
    response.write(made.bodies[coding]);
    endUnread(request, response);
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const isReadable = makePlain(request);
    const address = isReadable ? keptAddress(request) : undefined;
    if (address) {
      const kept = cache.fresh(address);
      // At once: a promise would be a tenth of what a small answer costs.
      if (kept && kept.status !== 404) return send(request, response, kept, siteUrl);
      for (const [name, value] of common) response.setHeader(name, value);
      return reply(request, response, make(address, request, response));
    }

    for (const [name, value] of common) response.setHeader(name, value);
    if (!isReadable) return refuse(request, response, 'malformed');
    const { path } = partsOf(request.url);
    const methods = methodsAt(path);
    if (!methods.includes(request.method ?? '')) {
      response.setHeader('allow', methods.join(', '));
      return refuse(request, response, 'method-not-allowed');
    }
    if (request.url === '/health') return void response.end('ok');
    if (nowhere.test(path) && path.startsWith('/api/'))
      return refuse(request, response, 'not-found');
    if (nowhere.test(path)) {
      const url = `/404${request.url?.slice(path.length) ?? ''}`;
      return reply(
        request,
        response,
        makeAlone(response, { ...questionOf(request), method: 'GET', url }, ask),
      );
    }
    if (methodsOfPages.includes(request.method ?? '')) {
      const file = files.get(path);
      if (file) return send(request, response, file);
      const from = hasSession(request) ? askAlone : ask;
      return reply(request, response, makeAlone(response, questionOf(request), from));
    }
    if (isFromElsewhere(request, siteUrl)) return refuse(request, response, 'forbidden');
    answerBody(request, response).catch((error: unknown) => {
      if (!request.destroyed) fail(request, response, error);
    });
  }

  return (request, response) => {
    // A connection that breaks is nobody's fault, and no reason to end the process.
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    try {
      handle(request, response);
    } catch (error) {
      fail(request, response, error);
    }
  };
}

const hasSession = (request: IncomingMessage) => cookieOf(request, sessionCookie) !== undefined;

function methodsAt(path: string): readonly string[] {
  if (path.startsWith('/api/')) return methodsOfCalls;
  return isForEverybody(path) ? methodsOfPages : methodsOfForms;
}

/** A path of this site: what begins like `//` or `/\\` would be another host's. */
const ownPath = /^\/(?![/\\])/;

/**
 * Gives a request's address its one spelling; a page's that has none becomes that of the page which says so.
 * Out: whether the request can be answered at all.
 */
function makePlain(request: IncomingMessage): boolean {
  const { url = '', headers } = request;
  if (!ownPath.test(url) || !hostName.test(headers.host ?? '')) return false;
  const { path } = partsOf(url);
  const normal = normalizePath(path);
  if (normal === undefined && path.startsWith('/api/')) return false;
  if (normal !== path) request.url = (normal ?? '/404') + url.slice(path.length);
  return true;
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  siteUrl?: string,
): void {
  const chosen = languageParameter(request);
  if (siteUrl && isLanguage(chosen) && !request.url?.startsWith('/api/'))
    response.setHeader('set-cookie', languageCookie(chosen, siteUrl));

  const coding = chooseCoding(request.headers['accept-encoding']);
  const isKnown =
    answer.status === 200 && request.headers['if-none-match']?.includes(answer.etag) === true;
  response.writeHead(isKnown ? 304 : answer.status, answer.heads[coding]);
  if (isKnown || request.method === 'HEAD') response.end();
  else response.end(answer.bodies[coding]);
}

function languageParameter(request: IncomingMessage): string | null {
  const { search } = partsOf(request.url);
  return search?.includes(languageKey) ? new URLSearchParams(search).get(languageKey) : null;
}
