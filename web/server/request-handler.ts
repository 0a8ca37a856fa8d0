import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { sessionCookie } from '#contract/auth';
import { CallError, type ErrorCode } from '#contract/error';
import { callerAddress, networkOf } from '#contract/network';
import { readyPaths } from '#contract/readiness';
import { takeTurn } from '#contract/turn';
import { UnsentBytes } from '#contract/unsent-bytes';
import { normalizeUrl } from './normalize-path.ts';
import { chooseEncoding, type RenderedResponse, type RenderRequest } from './renderer.ts';
import { isOpen, toRenderRequest } from './render-request.ts';
import { endAfterDraining, readBody } from './request-body.ts';
import { serializeCacheKey, type ResponseCache } from './response-cache.ts';
import { sendReadiness } from './readiness.ts';
import { isCrossOrigin } from './cross-origin.ts';
import { createRenderQueues } from './render-queues.ts';
import { commonHeaders } from './headers.ts';
import {
  cookieValue,
  missingPageOf,
  cacheKeyOf,
  isForEveryone,
  longestUrl,
  languageParameter,
  requestLanguage,
  splitUrl,
  type CacheKey,
} from './cache-key.ts';
import { allowedMethods, pageMethods } from './allowed-methods.ts';
import { createErrorResponder } from './error-response.ts';
import { isLarge, send } from './send-response.ts';

/** Always 404: Astro's internal paths except for built files, the error pages, and API paths with a trailing slash. */
const notFoundPath = /^\/_(?!astro\/)|^\/(?:404|500)\/?$|^\/api\/.*\/$/;

export interface RequestHandlerOptions {
  cache: ResponseCache;
  files: ReadonlyMap<string, RenderedResponse>;
  render: (question: RenderRequest) => Promise<RenderedResponse>;
  /** Renders for one visitor. Neither the server nor the browser caches the response. */
  renderPrivate: (question: RenderRequest) => Promise<RenderedResponse>;
  siteUrl: string;
  /** The number of trusted reverse proxies in front of this server. */
  proxies: number;
  /** Whether this process can take requests. Never rejects. */
  isReady: () => Promise<boolean>;
}

/** Handles every request from the cache, from the built files, or by rendering a page. Never throws. */
export function createRequestHandler({
  cache,
  files,
  render,
  renderPrivate,
  siteUrl,
  proxies,
  isReady,
}: RequestHandlerOptions): RequestListener {
  const common = Object.entries(commonHeaders(siteUrl));
  const respondWithError = createErrorResponder(render, new URL(siteUrl).host);
  const queues = createRenderQueues();
  const unsentBytes = new UnsentBytes();

  const sendError = (
    request: IncomingMessage,
    response: ServerResponse,
    code: ErrorCode,
    requestId?: string,
  ) =>
    void respondWithError(
      request,
      response,
      code,
      requestLanguage(request, languageParameter(request)),
      requestId,
    );

  /** Sends a `CallError` with its code; logs anything else as a bug. */
  function handleError(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    for (const [name, value] of common) if (!response.headersSent) response.setHeader(name, value);
    if (error instanceof CallError) return sendError(request, response, error.code);
    const requestId = randomUUID();
    console.error(`Request ${requestId} failed:`, error);
    sendError(request, response, 'internal', requestId);
  }

  const clientNetwork = (request: IncomingMessage) => networkOf(callerAddress(request, proxies));

  function sendCounted(
    request: IncomingMessage,
    response: ServerResponse,
    rendered: RenderedResponse,
  ): void {
    if (!isLarge(request, rendered)) return sendNow(request, response, rendered);
    const failed = (error: unknown) => handleError(request, response, error);
    sendInTurn(request, response, rendered).catch(failed);
  }

  function sendNow(
    request: IncomingMessage,
    response: ServerResponse,
    rendered: RenderedResponse,
  ): void {
    send(request, response, rendered, siteUrl);
    unsentBytes.add(response, () => clientNetwork(request));
  }

  /** Many large responses at once would keep new connections from being accepted. */
  async function sendInTurn(
    request: IncomingMessage,
    response: ServerResponse,
    rendered: RenderedResponse,
  ): Promise<void> {
    await takeTurn();
    // Other responses to this network may have been sent in the meantime.
    unsentBytes.check(clientNetwork(request));
    if (!response.destroyed) sendNow(request, response, rendered);
  }

  /** The page for everything that doesn't exist at paths of its kind, rendered once. */
  function missingPage(request: IncomingMessage): Promise<RenderedResponse> {
    const language = requestLanguage(request, languageParameter(request));
    return cache.get({ language, url: missingPageOf(splitUrl(request.url).path) });
  }

  const sendWhenReady = (
    request: IncomingMessage,
    response: ServerResponse,
    rendering: Promise<RenderedResponse>,
  ) =>
    void rendering
      .then((rendered) => (isEmptyPage(rendered) ? missingPage(request) : rendered))
      .then((rendered) => sendCounted(request, response, rendered))
      .catch((error: unknown) => handleError(request, response, error));

  /**
   * Renders a page that is the same for everyone.
   * @throws `CallError` if too many pages are being rendered.
   */
  async function renderPublic(
    key: CacheKey,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<RenderedResponse> {
    const network = clientNetwork(request);
    unsentBytes.check(network);
    const queue = queues.publicQueue(key.url);
    const find = () => cache.get(key);
    const rendered = await queue.run(serializeCacheKey(key), network, find, isOpen(response));
    // Other responses to this network may have been rendered in the meantime.
    unsentBytes.check(network);
    // A page that doesn't exist publicly can be the member's own.
    return rendered.status === 404 && hasSession(request)
      ? renderUncached(toRenderRequest(request, response, proxies), renderPrivate)
      : rendered;
  }

  /**
   * Renders a response that isn't cached.
   * @throws `CallError` if too many pages are being rendered, or too many bytes of the network are unsent.
   */
  function renderUncached(
    renderRequest: RenderRequest,
    renderer: (request: RenderRequest) => Promise<RenderedResponse>,
  ): Promise<RenderedResponse> {
    const network = networkOf(String(renderRequest.headers['x-forwarded-for']));
    const task = () => {
      unsentBytes.check(network);
      return renderer(renderRequest);
    };
    const queue = queues.privateQueue(renderRequest);
    return queue.run(randomUUID(), network, task, renderRequest.isWanted);
  }

  async function handleBody(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    if (body) {
      const rendered = await renderUncached(
        { ...toRenderRequest(request, response, proxies), body },
        renderPrivate,
      );
      return sendCounted(request, response, rendered);
    }
    if (!request.complete) response.setHeader('connection', 'close');
    const oversized = { ...toRenderRequest(request, response, proxies), isBodyTooLarge: true };
    const rendered = await renderUncached(oversized, renderPrivate);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    response.writeHead(rendered.status, rendered.headers[encoding]);
    response.write(rendered.bodies[encoding]);
    endAfterDraining(request, response);
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const isReadable = (request.url?.length ?? 0) <= longestUrl && normalizeUrl(request);
    const key = isReadable ? cacheKeyOf(request) : undefined;
    if (key) {
      const cached = cache.getFresh(key);
      // Synchronous, because a promise would make small responses ten percent slower.
      const isAllowed = !unsentBytes.isExceededBy(() => clientNetwork(request));
      if (cached && cached.status !== 404 && isAllowed)
        return sendCounted(request, response, cached);
      for (const [name, value] of common) response.setHeader(name, value);
      return sendWhenReady(request, response, renderPublic(key, request, response));
    }

    for (const [name, value] of common) response.setHeader(name, value);
    if (!isReadable) return sendError(request, response, 'malformed');
    const { path } = splitUrl(request.url);
    const methods = allowedMethods(path);
    if (!methods.includes(request.method ?? '')) {
      response.setHeader('allow', methods.join(', '));
      return sendError(request, response, 'method-not-allowed');
    }
    if (request.url === '/health') return void response.end('ok');
    if (request.url === readyPaths.site) return void sendReadiness(response, isReady);
    if (notFoundPath.test(path) && path.startsWith('/api/'))
      return sendError(request, response, 'not-found');
    if (notFoundPath.test(path)) return sendWhenReady(request, response, missingPage(request));
    if (pageMethods.includes(request.method ?? '')) {
      const file = files.get(path);
      if (file) return send(request, response, file);
      const isForMember = hasSession(request) && !isForEveryone(request.url);
      const renderer = isForMember ? renderPrivate : render;
      const renderRequest = toRenderRequest(request, response, proxies);
      return sendWhenReady(request, response, renderUncached(renderRequest, renderer));
    }
    if (isCrossOrigin(request, siteUrl)) return sendError(request, response, 'forbidden');
    handleBody(request, response).catch((error: unknown) => {
      if (!response.destroyed) handleError(request, response, error);
    });
  }

  return (request, response) => {
    // Without listeners, a broken connection would crash the process.
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    try {
      handle(request, response);
    } catch (error) {
      handleError(request, response, error);
    }
  };
}

const isEmptyPage = ({ status, type, size }: RenderedResponse) =>
  status === 404 && size === 0 && type.startsWith('text/html');

const hasSession = (request: IncomingMessage) => cookieValue(request, sessionCookie) !== undefined;
