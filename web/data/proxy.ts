import { totalHeader } from '#contract/affirmation';
import { findCall, methodsAt, type Call } from '#contract/calls';
import { tagOf } from '#contract/change';
import { CallError, errorStatus, toErrorBody } from '#contract/error';
import { languageKey, type Language } from '#contract/language';
import { cmsUrl, siteHeaders } from './cms.ts';
import { currentRequest, logError } from './request.ts';

const jsonType = /^application\/json\b/i;
/** What a visitor's browser says that the CMS may know. */
const passedOn = ['accept-language', 'cookie', 'content-type', 'x-forwarded-for'];
/** What the CMS says that a browser may know. */
const broughtBack = [
  'content-type',
  'content-disposition',
  'cache-control',
  'retry-after',
  totalHeader,
];
/** Longer than any answer should take, shorter than a person waits. */
const timeoutMilliseconds = 10_000;

/** Passes a specified call on to the CMS and its answer back; anything else is refused (behavior C2). */
export async function passOn(request: Request, language: Language): Promise<Response> {
  try {
    return await callCms(request, language);
  } catch (error) {
    if (!(error instanceof CallError)) logError(error);
    const refusal = error instanceof CallError ? error : new CallError('internal');
    const response = toResponse(refusal, language);
    if (refusal.code === 'method-not-allowed')
      response.headers.set('Allow', methodsAt(new URL(request.url).pathname).join(', '));
    return response;
  }
}

async function callCms(request: Request, language: Language): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const call = findCall(request.method, pathname);
  const body = await readBody(request);
  const url = cmsUrl + pathname + knownQuery(call, searchParams, language);
  const { answer, bytes } = await askCms(url, {
    method: request.method,
    headers: [
      ...passedOn.flatMap((name): [string, string][] => {
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
  for (const name of broughtBack) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie);
  const isPublic =
    call.shows.length > 0 && !answer.headers.get('cache-control')?.includes('private');
  if (answer.ok && isPublic) headers.set('cache-tag', tagsOf(call, pathname));
  return new Response(bytes, { status: answer.status, headers });
}

/** The CMS's answer, whole: one that breaks off is none. Raises `CallError` `unavailable` where it does not come. */
async function askCms(url: string, init: RequestInit) {
  try {
    const answer = await fetch(url, init);
    const isEmpty = [204, 205, 304].includes(answer.status);
    return { answer, bytes: isEmpty ? null : await answer.arrayBuffer() };
  } catch (error) {
    logError(`${init.method} ${new URL(url).pathname}: ${String(error)}`);
    throw new CallError('unavailable');
  }
}

/** Only the parameters that the call knows, and always the language that was chosen. */
function knownQuery(call: Call, asked: URLSearchParams, language: Language): string {
  const known = Object.keys(call.query.shape)
    .filter((name) => name !== languageKey)
    .flatMap((name) => asked.getAll(name).map((value) => [name, value]));
  return `?${new URLSearchParams([...known, [languageKey, language]])}`;
}

async function readBody(request: Request): Promise<ArrayBuffer | undefined> {
  if (currentRequest.getStore()?.isBodyTooLarge) throw new CallError('too-large');
  if (!request.body) return undefined;
  const body = await request.arrayBuffer();
  // A call without a body has an empty one here.
  if (body.byteLength > 0 && !jsonType.test(request.headers.get('content-type') ?? ''))
    throw new CallError('unsupported-media-type');
  return body;
}

function tagsOf(call: Call, path: string): string {
  const id = call.path.endsWith('/:id') ? Number(path.split('/').at(-1)) : undefined;
  return call.shows.map((noun) => tagOf(noun, id)).join(',');
}

/** A refusal as the answer to a call. */
export function toResponse(error: CallError, language: Language): Response {
  return Response.json(toErrorBody(error, language), { status: errorStatus[error.code] });
}
