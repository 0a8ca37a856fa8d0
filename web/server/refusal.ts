import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  CallError,
  errorStatus,
  requestIdHeader,
  toErrorBody,
  type ErrorCode,
} from '#contract/error';
import type { Language } from '#contract/language';
import { chooseCoding, type Answer, type Question } from './answer.ts';

/** Seconds after which asking again makes sense. */
const retrySeconds: Partial<Record<ErrorCode, string>> = {
  'too-many-requests': '2',
  unavailable: '5',
};
/** What a page says; a refusal of another kind is for programs alone. */
const shownAsPages: readonly ErrorCode[] = ['too-many-requests', 'unavailable', 'internal'];

/** Refuses requests: as a page where a browser asks for one, else in the one shape of an error. */
export function createRefuser(ask: (question: Question) => Promise<Answer>, siteHost: string) {
  // Each is drawn once: under a flood refusing must cost next to nothing.
  const pages = new Map<string, Answer>();

  async function pageFor(code: ErrorCode, language: Language): Promise<Answer> {
    const key = `${code} ${language}`;
    const known = pages.get(key);
    if (known) return known;
    const headers = { host: siteHost, accept: 'text/html', 'accept-language': language };
    const page = await ask({ url: '/500', headers, refusal: code });
    pages.set(key, page);
    return page;
  }

  return async function refuse(
    request: IncomingMessage,
    response: ServerResponse,
    code: ErrorCode,
    language: Language,
    requestId: string = randomUUID(),
  ): Promise<void> {
    const isPage = shownAsPages.includes(code) && wantsPage(request);
    const page = isPage ? await pageFor(code, language).catch(() => undefined) : undefined;
    const type = 'application/json; charset=utf-8';
    const coding = chooseCoding(request.headers['accept-encoding']);
    if (response.headersSent) return void response.destroy();
    response.writeHead(errorStatus[code], [
      ...(page ? withoutId(page.heads[coding]) : ['content-type', type]),
      'cache-control',
      'no-store',
      requestIdHeader,
      requestId,
      ...(retrySeconds[code] ? ['retry-after', retrySeconds[code]] : []),
    ]);
    const body = page?.bodies[coding] ?? JSON.stringify(toErrorBody(new CallError(code), language));
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** Headers, names and values in turn, without those that a refusal has of its own. */
function withoutId(heads: readonly string[]): string[] {
  const own = ['cache-control', 'etag', requestIdHeader];
  return heads.filter((_, index) => !own.includes(heads[index - (index % 2)] ?? ''));
}

function wantsPage({ url, headers }: IncomingMessage): boolean {
  return !url?.startsWith('/api/') && headers.accept?.includes('text/html') === true;
}
