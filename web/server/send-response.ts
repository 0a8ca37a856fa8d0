import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLanguage } from '#contract/language';
import { requestedPart } from './byte-range.ts';
import { languageParameter } from './cache-key.ts';
import { languageCookie } from './headers.ts';
import { chooseEncoding, type RenderedResponse } from './renderer.ts';

/** Sends a response, or nothing of it that the browser has already, or the part that it asks for. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  rendered: RenderedResponse,
  siteUrl?: string,
): void {
  const chosen = languageParameter(request);
  if (siteUrl && isLanguage(chosen) && !request.url?.startsWith('/api/'))
    response.setHeader('set-cookie', languageCookie(chosen, siteUrl));

  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const isNotModified =
    rendered.status === 200 && request.headers['if-none-match']?.includes(rendered.etag) === true;
  const part = isNotModified ? undefined : requestedPart(request, rendered);
  response.writeHead(
    part?.status ?? (isNotModified ? 304 : rendered.status),
    part?.headers ?? rendered.headers[encoding],
  );
  if (isNotModified || request.method === 'HEAD') response.end();
  else response.end(part?.body ?? rendered.bodies[encoding]);
}

const largeBytes = 64 * 1024;

/** Whether writing a response keeps the process busy for a noticeable time. */
export const isLarge = (request: IncomingMessage, { size, bodies }: RenderedResponse): boolean =>
  size > largeBytes &&
  bodies[chooseEncoding(request.headers['accept-encoding'])].length > largeBytes;
