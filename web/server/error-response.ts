import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CallError,
  errorStatus,
  requestIdHeader,
  toErrorBody,
  type ErrorCode,
} from '#contract/error';
import type { Language } from '#contract/language';
import { chooseEncoding, type RenderedResponse, type RenderRequest } from './renderer.ts';

const retryAfterSeconds: Partial<Record<ErrorCode, string>> = {
  'too-many-requests': '2',
  unavailable: '5',
};
/** Callers who try again at once would keep the process busy with refusals. */
const refusalMilliseconds = 1000;
/** The codes that the error page has texts for. All others are sent as JSON, even to browsers. */
const codesWithPage: readonly ErrorCode[] = ['too-many-requests', 'unavailable', 'internal'];

/** Sends errors as a page if a browser requests one, otherwise as JSON. */
export function createErrorResponder(
  render: (request: RenderRequest) => Promise<RenderedResponse>,
  siteHost: string,
) {
  // Rendered only once, also for a flood that arrives before the page is ready.
  const pages = new Map<string, Promise<RenderedResponse>>();

  function pageFor(code: ErrorCode, language: Language): Promise<RenderedResponse> {
    const key = `${code} ${language}`;
    const cached = pages.get(key);
    if (cached) return cached;
    const headers = { host: siteHost, accept: 'text/html', 'accept-language': language };
    const page = render({ url: '/500', headers, errorCode: code });
    pages.set(key, page);
    page.catch(() => pages.delete(key));
    return page;
  }

  return async function sendError(
    request: IncomingMessage,
    response: ServerResponse,
    code: ErrorCode,
    language: Language,
    requestId: string = randomUUID(),
  ): Promise<void> {
    if (retryAfterSeconds[code]) await pause(refusalMilliseconds);
    const isPage = codesWithPage.includes(code) && acceptsHtml(request);
    const page = isPage ? await pageFor(code, language).catch(() => undefined) : undefined;
    const type = 'application/json; charset=utf-8';
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (response.headersSent) return void response.destroy();
    response.writeHead(errorStatus[code], [
      ...(page ? withoutOverridden(page.headers[encoding]) : ['content-type', type]),
      'cache-control',
      'no-store',
      requestIdHeader,
      requestId,
      ...(retryAfterSeconds[code] ? ['retry-after', retryAfterSeconds[code]] : []),
    ]);
    const body =
      page?.bodies[encoding] ?? JSON.stringify(toErrorBody(new CallError(code), language));
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** Removes the headers that errors set themselves from a list of alternating names and values. */
function withoutOverridden(headers: readonly string[]): string[] {
  const overridden = ['cache-control', 'etag', requestIdHeader];
  return headers.filter((_, index) => !overridden.includes(headers[index - (index % 2)] ?? ''));
}

function acceptsHtml({ url, headers }: IncomingMessage): boolean {
  return !url?.startsWith('/api/') && headers.accept?.includes('text/html') === true;
}
