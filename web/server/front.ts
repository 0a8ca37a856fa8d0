import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { chooseLanguage, isLanguage, languageKey } from '#contract/language';
import { CallError, errorStatus, toErrorBody, type ErrorCode } from '#contract/error';
import { ask, chooseCoding, type Answer } from './answer.ts';
import type { AnswerCache } from './cache.ts';
import { commonHeaders, pageHeaders, languageCookie } from './headers.ts';
import { callerAddress, isFromElsewhere } from './caller.ts';
import { keptAddress } from './kept.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** What a browser sends as Host: anything else cannot become an address. */
const hostName = /^[\w.-]+(?::\d+)?$|^\[[\da-f:.]+\](?::\d+)?$/i;

/** The parts that answer: what is kept, then the files of the build, then Astro. */
export interface Parts {
  cache: AnswerCache;
  files: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  pages: RequestListener;
  siteUrl: string;
  /** How many proxies of the operator's stand in front of this server. */
  proxies: number;
}

/** The site's HTTP front. Whatever a client sends, it never answers 500. */
export function front({ cache, files, pages, siteUrl, proxies }: Parts): RequestListener {
  const common = Object.entries(commonHeaders(siteUrl));

  return (request, response) => {
    for (const [name, value] of common) if (value) response.setHeader(name, value);
    if (!methods.includes(request.method ?? ''))
      return refuse(request, response, 'method-not-allowed');
    if (!isAddress(request)) return refuse(request, response, 'malformed');
    if (request.url === '/health') return void response.end('ok');

    const address = keptAddress(request);
    if (address)
      return void cache.get(address).then(
        (answer) => send(request, response, answer, siteUrl),
        (error: unknown) => fail(request, response, error),
      );
    request.headers['x-forwarded-for'] = callerAddress(request, proxies);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      if (isFromElsewhere(request, siteUrl)) return refuse(request, response, 'forbidden');
      return pages(request, response);
    }
    return files(request, response, () => {
      ask(pages, request.url ?? '/', request.headers, request.socket.remoteAddress).then(
        (answer) => send(request, response, answer, siteUrl),
        (error: unknown) => fail(request, response, error),
      );
    });
  };
}

function isAddress({ url = '', headers }: IncomingMessage): boolean {
  if (!url.startsWith('/') || url.startsWith('//') || !hostName.test(headers.host ?? ''))
    return false;
  try {
    decodeURI(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

function setHeaders(response: ServerResponse, headers: Answer['headers']): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value);
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer, siteUrl: string) {
  setHeaders(response, pageHeaders);
  setHeaders(response, answer.headers);
  const chosen = languageParameter(request);
  if (isLanguage(chosen) && !request.url?.startsWith('/api/'))
    response.appendHeader('set-cookie', languageCookie(chosen, siteUrl));

  if (answer.status === 200 && request.headers['if-none-match'] === answer.headers['etag'])
    return response.writeHead(304).end();
  const coding = chooseCoding(request.headers['accept-encoding']);
  const body = answer.bodies[coding];
  if (body !== answer.bodies.identity) response.setHeader('content-encoding', coding);
  response.setHeader('content-length', body.length);
  return response.writeHead(answer.status).end(request.method === 'HEAD' ? undefined : body);
}

function languageParameter(request: IncomingMessage): string | null {
  return new URLSearchParams(request.url?.split('?', 2)[1]).get(languageKey);
}

function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  console.error(error);
  refuse(request, response, 'unavailable');
}

function refuse(request: IncomingMessage, response: ServerResponse, code: ErrorCode): void {
  const language = chooseLanguage({
    parameter: languageParameter(request),
    acceptLanguage: request.headers['accept-language'],
  });
  response.writeHead(errorStatus[code], { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(toErrorBody(new CallError(code), language)));
}
