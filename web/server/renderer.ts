import { createHash, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import inject from 'light-my-request';
import { requestIdHeader, type ErrorCode } from '#contract/error';
import { classPageHeaders, isClassPage } from '../logic/class-link.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A complete response, ready to send: bytes and headers for each content encoding. */
export interface RenderedResponse {
  status: number;
  type: string;
  etag: string;
  /** Cache tags of the content it shows; empty if it must not be cached. */
  tags: readonly string[];
  bodies: Readonly<Record<Encoding, Buffer>>;
  /** Alternating names and values, because `writeHead` is fastest with this format. */
  headers: Readonly<Record<Encoding, string[]>>;
  /** The size of all bodies in bytes. */
  size: number;
  /** When its content ends, in milliseconds since 1970: the affirmation of the day at midnight. */
  expiresAt?: number;
}

/** What the server passes to Astro as `Astro.locals`. Visitors can't set any of it. */
export interface RequestLocals {
  /** Appears in the logs of both the site and the CMS. */
  requestId: string;
  /** The body exceeded the limit and was discarded. */
  isBodyTooLarge?: boolean;
  /** Why the request is refused, for the error page. */
  errorCode?: ErrorCode;
}

export interface RenderRequest extends Omit<RequestLocals, 'requestId'> {
  method?: string;
  url: string;
  headers: IncomingHttpHeaders;
  body?: Buffer;
  remoteAddress?: string | undefined;
  /** Whether its visitor still waits for the response. */
  isWanted?: () => boolean;
}

/** Astro's request handler, as the Node adapter exports it. */
export type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: undefined,
  locals?: RequestLocals,
) => unknown;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Headers of the connection rather than the response. */
const droppedHeaders = ['content-length', 'transfer-encoding', 'connection', 'date', 'cache-tag'];
/** Headers of the body in transit, and those that only the server can set. */
const blockedRequestHeaders = ['content-length', 'transfer-encoding', 'expect', requestIdHeader];

type Headers = Readonly<Record<string, string>>;

/**
 * Calls Astro's handler in this process, as if over HTTP, and compresses what it returns. The response's own headers
 * take precedence over `defaults`, and `overrides` over both.
 */
export function createRenderer(handler: AstroHandler, defaults: Headers, overrides: Headers = {}) {
  return async (renderRequest: RenderRequest): Promise<RenderedResponse> => {
    const {
      method = 'GET',
      url,
      body: payload,
      remoteAddress = '127.0.0.1',
      headers: requestHeaders,
      ...requestLocals
    } = renderRequest;
    const locals = { ...requestLocals, requestId: randomUUID() };
    const headers = Object.fromEntries(
      Object.entries(requestHeaders).filter(([name]) => !blockedRequestHeaders.includes(name)),
    );
    const response = await inject(
      (request, reply) => void handler(request, reply, undefined, locals),
      { method, url, headers, remoteAddress, ...(payload && { payload }) },
    );
    const body = response.rawPayload;
    const type = String(response.headers['content-type'] ?? '');
    const own = Object.entries(response.headers).filter(([name]) => !droppedHeaders.includes(name));
    // A response that sets a cookie is for one visitor, so it must not be cached.
    const tags = String(response.headers['set-cookie'] ? '' : (response.headers['cache-tag'] ?? ''))
      .split(',')
      .filter(Boolean);
    // Cached responses are shared, so they don't have a request id.
    const isUncachedError = response.statusCode >= 400 && tags.length === 0;
    const shared = Object.entries({
      ...defaults,
      ...Object.fromEntries(own),
      ...overrides,
      // Here, because Astro redirects a URL with a trailing slash before the middleware runs.
      ...(isClassPage(new URL(url, 'http://site')) && classPageHeaders),
      ...(isUncachedError && { [requestIdHeader]: locals.requestId }),
    });
    const bodies = await compress(body, type);
    const rendered = toRenderedResponse(response.statusCode, type, shared, bodies, tags);
    const expiresAt = Date.parse(String(response.headers['expires']));
    return Number.isNaN(expiresAt) ? rendered : { ...rendered, expiresAt };
  };
}

export function toRenderedResponse(
  status: number,
  type: string,
  headers: readonly (readonly [string, unknown])[],
  bodies: RenderedResponse['bodies'],
  tags: readonly string[] = [],
): RenderedResponse {
  // 96 bits are enough, and headers are a part of each page's first packets.
  const hash = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 16);
  const etag = `W/"${hash}"`;
  const shared = [['etag', etag], ...headers] as const;
  return {
    status,
    type,
    etag,
    tags,
    bodies,
    headers: {
      br: flattenHeaders(shared, bodies, 'br'),
      gzip: flattenHeaders(shared, bodies, 'gzip'),
      identity: flattenHeaders(shared, bodies, 'identity'),
    },
    // If compression was skipped, all three bodies are the same buffer.
    size: [...new Set(Object.values(bodies))].reduce((sum, body) => sum + body.length, 0),
  };
}

function flattenHeaders(
  shared: readonly (readonly [string, unknown])[],
  bodies: RenderedResponse['bodies'],
  encoding: Encoding,
): string[] {
  const body = bodies[encoding];
  const list = shared.flatMap(([name, value]) =>
    [value].flat().flatMap((item) => (item === undefined ? [] : [name, String(item)])),
  );
  if (body !== bodies.identity) list.push('content-encoding', encoding);
  // At the end, where `recompress` replaces it.
  return [...list, 'content-length', String(body.length)];
}

/** Below this length, compression saves less than its header costs. */
const minCompressedLength = 512;
/** Above this length, compression takes seconds and a lot of memory. Only members' data downloads are this long. */
const maxCompressedLength = 4_000_000;

async function compress(body: Buffer, type: string): Promise<RenderedResponse['bodies']> {
  const identity = unpooled(body);
  if (
    body.length < minCompressedLength ||
    body.length > maxCompressedLength ||
    !/^text\/|json|xml|svg|javascript/.test(type)
  )
    return { br: identity, gzip: identity, identity };
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };
  const [br, gzipped] = await Promise.all([brotliAsync(body, quality), gzipAsync(body)]);
  return { br: unpooled(br), gzip: unpooled(gzipped), identity };
}

/** The response with its Brotli body a tenth smaller, which takes forty times as long: 0.1 s for the home page. */
export async function recompress(response: RenderedResponse): Promise<RenderedResponse> {
  const { bodies, headers } = response;
  if (bodies.br === bodies.identity) return response;
  const br = unpooled(await brotliAsync(bodies.identity));
  return {
    ...response,
    bodies: { ...bodies, br },
    headers: { ...headers, br: [...headers.br.slice(0, -1), String(br.length)] },
  };
}

const accepts = (encoding: Encoding) =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`);
const brotliAccepted = accepts('br');
const gzipAccepted = accepts('gzip');

/** The best encoding that the browser accepts. */
export function chooseEncoding(acceptEncoding = ''): Encoding {
  if (brotliAccepted.test(acceptEncoding)) return 'br';
  return gzipAccepted.test(acceptEncoding) ? 'gzip' : 'identity';
}

/** A copy in memory of its own: Node and zlib make small buffers as parts of larger blocks, which a cache would keep. */
function unpooled(buffer: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(buffer.length);
  buffer.copy(copy);
  return copy;
}
