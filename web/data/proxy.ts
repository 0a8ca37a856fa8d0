import { totalHeader } from '#contract/affirmation';
import { requireEndpoint, allowedMethods, type Endpoint } from '#contract/endpoints';
import { cacheTag } from '#contract/change';
import { CallError, errorStatus, toErrorBody } from '#contract/error';
import { languageKey, type Language } from '#contract/language';
import { pageOwnerHeader } from '#contract/session';
import { cmsUrl, siteHeaders } from './cms-client.ts';
import { currentRequest, logError } from './request.ts';

const jsonType = /^application\/json\b/i;
/** Request headers that are forwarded to the CMS. */
const requestHeaders = [
  'accept-language',
  'cookie',
  'content-type',
  'x-forwarded-for',
  pageOwnerHeader,
];
/** Response headers that are forwarded to the browser. */
const responseHeaders = [
  'content-type',
  'content-disposition',
  'cache-control',
  'expires',
  'retry-after',
  totalHeader,
];
const timeoutMilliseconds = 10_000;

/** Forwards a specified API call to the CMS and returns its response; rejects anything else (behavior C2). */
export async function forwardToCms(request: Request, language: Language): Promise<Response> {
  try {
    return await callCms(request, language);
  } catch (error) {
    if (!(error instanceof CallError)) logError(error);
    const callError = error instanceof CallError ? error : new CallError('internal');
    const response = toResponse(callError, language);
    if (callError.code === 'method-not-allowed')
      response.headers.set('Allow', allowedMethods(new URL(request.url).pathname).join(', '));
    return response;
  }
}

async function callCms(request: Request, language: Language): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const endpoint = requireEndpoint(request.method, pathname);
  const body = await readBody(request);
  const url = cmsUrl + pathname + allowedQuery(endpoint, searchParams, language);
  const { answer, bytes } = await fetchFromCms(url, {
    method: request.method,
    headers: [
      ...requestHeaders.flatMap((name): [string, string][] => {
        const value = request.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
      ...Object.entries(siteHeaders()),
    ],
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMilliseconds),
    ...(body && { body }),
  });

  const headers = new Headers();
  for (const name of responseHeaders) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie);
  const isPublic =
    endpoint.shows.length > 0 && !answer.headers.get('cache-control')?.includes('private');
  if (answer.ok && isPublic) headers.set('cache-tag', cacheTagsOf(endpoint, pathname));
  return new Response(bytes, { status: answer.status, headers });
}

/** @throws `CallError` `unavailable` if there is no complete response. */
async function fetchFromCms(url: string, init: RequestInit) {
  try {
    const answer = await fetch(url, init);
    const isEmpty = [204, 205, 304].includes(answer.status);
    return { answer, bytes: isEmpty ? null : await answer.arrayBuffer() };
  } catch (error) {
    logError(`${init.method} ${new URL(url).pathname}: ${String(error)}`);
    throw new CallError('unavailable');
  }
}

/** The query parameters that the endpoint accepts, and the visitor's language. */
function allowedQuery(endpoint: Endpoint, parameters: URLSearchParams, language: Language): string {
  const known = Object.keys(endpoint.query.shape)
    .filter((name) => name !== languageKey)
    .flatMap((name) => parameters.getAll(name).map((value) => [name, value]));
  return `?${new URLSearchParams([...known, [languageKey, language]])}`;
}

async function readBody(request: Request): Promise<ArrayBuffer | undefined> {
  if (currentRequest.getStore()?.isBodyTooLarge) throw new CallError('too-large');
  if (!request.body) return undefined;
  const body = await request.arrayBuffer();
  // `arrayBuffer` is empty for a request without a body.
  if (body.byteLength > 0 && !jsonType.test(request.headers.get('content-type') ?? ''))
    throw new CallError('unsupported-media-type');
  return body;
}

function cacheTagsOf(endpoint: Endpoint, path: string): string {
  const id = endpoint.path.endsWith('/:id') ? Number(path.split('/').at(-1)) : undefined;
  return endpoint.shows.map((noun) => cacheTag(noun, id)).join(',');
}

export function toResponse(error: CallError, language: Language): Response {
  return Response.json(toErrorBody(error, language), { status: errorStatus[error.code] });
}
