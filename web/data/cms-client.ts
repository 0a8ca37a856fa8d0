import { z } from 'zod';
import { totalHeader } from '#contract/affirmation';
import { cmsKeyHeader } from '#contract/change';
import { errorStatus, requestIdHeader } from '#contract/error';
import { languageKey, type Language } from '#contract/language';
import { previewHeader, previewKey } from '#contract/preview';
import { currentRequest, logError } from './request.ts';

export const cmsUrl = process.env['CMS_URL'] ?? 'http://127.0.0.1:1337';
/** Authenticates the site to the CMS. */
const cmsKey = process.env['CMS_KEY'] ?? '';

/** Headers of every request to the CMS. */
export function siteHeaders(): Record<string, string> {
  const id = currentRequest.getStore()?.id;
  return { [cmsKeyHeader]: cmsKey, ...(id && { [requestIdHeader]: id }) };
}

/** Long enough for a busy CMS, but short enough for a waiting visitor. */
const timeoutMilliseconds = 4000;

/** A failed request to the CMS. Its status is 503 if the CMS did not respond, and 500 if the response is invalid. */
export class CmsError extends Error {
  override name = 'CmsError';
  readonly status: number;

  constructor(path: string, status: number, cause?: unknown) {
    super(`${path}: ${status} ${cause === undefined ? '' : String(cause)}`.trim(), { cause });
    this.status = status;
  }

  /** A bug fails the whole page; an outage fails only a part of it. */
  get isBug(): boolean {
    return this.status === errorStatus.internal;
  }
}

type Query = Record<string, string | number | undefined>;

/**
 * Gets one resource from the CMS. With `request`, sends its visitor's cookie and preview key.
 * @throws `CmsError`
 */
export async function getOne<Shape extends z.ZodType>(
  schema: Shape,
  path: string,
  language: Language,
  request?: Request,
  query: Query = {},
): Promise<z.output<Shape>> {
  const { body, url } = await fetchJson(path, language, query, request);
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new CmsError(url, errorStatus.internal, parsed.error);
  return parsed.data;
}

/**
 * Gets a list from the CMS, with the total. Invalid entries are logged and left out.
 * @throws `CmsError`
 */
export async function getList<Shape extends z.ZodType>(
  schema: Shape,
  path: string,
  language: Language,
  query: Query = {},
  request?: Request,
): Promise<{ rows: z.output<Shape>[]; total: number }> {
  const { body, url, headers } = await fetchJson(path, language, query, request);
  const entries = z.array(z.unknown()).safeParse(body);
  if (!entries.success) throw new CmsError(url, errorStatus.internal, entries.error);

  const rows = entries.data.flatMap((entry, index) => {
    const parsed = schema.safeParse(entry);
    if (parsed.success) return [parsed.data];
    logError(`GET ${url}: entry ${index} is left out: ${z.prettifyError(parsed.error)}`);
    return [];
  });
  return { rows, total: Number(headers.get(totalHeader) ?? rows.length) };
}

async function fetchJson(path: string, language: Language, query: Query, request?: Request) {
  const given = Object.entries({ ...query, [languageKey]: language }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const url = `${path}?${new URLSearchParams(given)}`;
  const preview = request && new URL(request.url).searchParams.get(previewKey);
  const response = await fetch(cmsUrl + url, {
    headers: {
      ...siteHeaders(),
      cookie: request?.headers.get('cookie') ?? '',
      // Encoding leaves valid keys unchanged; other input might not be a valid header.
      ...(preview && { [previewHeader]: encodeURIComponent(preview) }),
    },
    signal: AbortSignal.timeout(timeoutMilliseconds),
  }).catch((cause: unknown) => {
    throw new CmsError(url, errorStatus.unavailable, cause);
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new CmsError(url, response.status);
  }
  const body: unknown = await response.json().catch((cause: unknown) => {
    const isBug = cause instanceof SyntaxError;
    throw new CmsError(url, isBug ? errorStatus.internal : errorStatus.unavailable, cause);
  });
  return { body, url, headers: response.headers };
}

/** Turns a 404 of the CMS into null. */
export async function nullIfNotFound<Value>(promise: Promise<Value>): Promise<Value | null> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof CmsError && error.status === errorStatus['not-found']) return null;
    throw error;
  }
}

/** Logs an outage and turns it into undefined, so that the page shows an error in one part only. Rethrows bugs. */
export async function undefinedIfUnavailable<Value>(
  promise: Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await promise;
  } catch (error) {
    if (!(error instanceof CmsError) || error.isBug) throw error;
    logError(error.message);
    return undefined;
  }
}

/** @throws `CmsError` if the CMS responds with an internal error. */
export function throwIfInternalError(path: string, response: Response): Response {
  if (response.status === errorStatus.internal) throw new CmsError(path, response.status);
  return response;
}
