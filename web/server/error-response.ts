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
import { chooseEncoding, type RenderedResponse, type RenderRequest } from './renderer.ts';

const retryAfterSeconds: Partial<Record<ErrorCode, string>> = {
  'too-many-requests': '2',
  unavailable: '5',
};
/** The error page has texts for these; browsers get every other code as JSON too. */
const codesWithPage: readonly ErrorCode[] = ['too-many-requests', 'unavailable', 'internal'];

/** Sends errors: as a page where a browser asks for one, otherwise as the JSON error of the contract. */
export function createErrorResponder(
  render: (request: RenderRequest) => Promise<RenderedResponse>,
  siteHost: string,
) {
  // Rendered once: under a flood of requests an error must cost next to nothing.
  const pages = new Map<string, RenderedResponse>();

  async function pageFor(code: ErrorCode, language: Language): Promise<RenderedResponse> {
    const key = `${code} ${language}`;
    const cached = pages.get(key);
    if (cached) return cached;
    const headers = { host: siteHost, accept: 'text/html', 'accept-language': language };
    const page = await render({ url: '/500', headers, errorCode: code });
    pages.set(key, page);
    return page;
  }

  return async function sendError(
    request: IncomingMessage,
    response: ServerResponse,
    code: ErrorCode,
    language: Language,
    requestId: string = randomUUID(),
  ): Promise<void> {
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

/** Alternating header names and values, without those that every error sets itself. */
function withoutOverridden(headers: readonly string[]): string[] {
  const overridden = ['cache-control', 'etag', requestIdHeader];
  return headers.filter((_, index) => !overridden.includes(headers[index - (index % 2)] ?? ''));
}

function acceptsHtml({ url, headers }: IncomingMessage): boolean {
  return !url?.startsWith('/api/') && headers.accept?.includes('text/html') === true;
}
