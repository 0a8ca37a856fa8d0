import { z } from 'zod';
import { totalHeader } from '#contract/affirmation';
import { errorStatus } from '#contract/error';
import { languageKey, type Language } from '#contract/language';
import { previewHeader, previewKey } from '#contract/preview';
import { cmsUrl, siteHeaders } from './cms.ts';
import { logError } from './request.ts';

/** Long enough for a busy CMS, short enough for somebody who waits. */
const timeoutMilliseconds = 4000;

/** The CMS did not answer as it should: its status, `unavailable` where it did not answer, `internal` where the contract says otherwise. */
export class CmsError extends Error {
  override name = 'CmsError';
  readonly status: number;

  constructor(path: string, status: number, cause?: unknown) {
    super(`${path}: ${status} ${cause === undefined ? '' : String(cause)}`.trim(), { cause });
    this.status = status;
  }

  /** A bug is no outage: it is not hidden behind a part of a page that rests. */
  get isBug(): boolean {
    return this.status === errorStatus.internal;
  }
}

type Query = Record<string, string | number | undefined>;

/** One thing of the CMS, as its reader may see it where one is given: by a cookie, or by the key of a preview in the address. Raises `CmsError`. */
export async function getOne<Shape extends z.ZodType>(
  shape: Shape,
  path: string,
  language: Language,
  reader?: Request,
  query: Query = {},
): Promise<z.output<Shape>> {
  const { body, at } = await get(path, language, query, reader);
  const read = shape.safeParse(body);
  if (!read.success) throw new CmsError(at, errorStatus.internal, read.error);
  return read.data;
}

/** A list of the CMS, as its reader may see it, and how many there are in all. One bad entry costs itself alone. Raises `CmsError`. */
export async function getList<Shape extends z.ZodType>(
  shape: Shape,
  path: string,
  language: Language,
  query: Query = {},
  reader?: Request,
): Promise<{ rows: z.output<Shape>[]; total: number }> {
  const { body, at, headers } = await get(path, language, query, reader);
  const entries = z.array(z.unknown()).safeParse(body);
  if (!entries.success) throw new CmsError(at, errorStatus.internal, entries.error);

  const rows = entries.data.flatMap((entry, index) => {
    const read = shape.safeParse(entry);
    if (read.success) return [read.data];
    logError(`GET ${at}: entry ${index} is left out: ${z.prettifyError(read.error)}`);
    return [];
  });
  return { rows, total: Number(headers.get(totalHeader) ?? rows.length) };
}

async function get(path: string, language: Language, query: Query, reader?: Request) {
  const given = Object.entries({ ...query, [languageKey]: language }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const at = `${path}?${new URLSearchParams(given)}`;
  const preview = reader && new URL(reader.url).searchParams.get(previewKey);
  const response = await fetch(cmsUrl + at, {
    headers: {
      ...siteHeaders(),
      cookie: reader?.headers.get('cookie') ?? '',
      // Keys of ours stay as they are; what else somebody writes there could not be a header.
      ...(preview && { [previewHeader]: encodeURIComponent(preview) }),
    },
    signal: AbortSignal.timeout(timeoutMilliseconds),
  }).catch((cause: unknown) => {
    throw new CmsError(at, errorStatus.unavailable, cause);
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new CmsError(at, response.status);
  }
  const body: unknown = await response.json().catch((cause: unknown) => {
    const isBug = cause instanceof SyntaxError;
    throw new CmsError(at, isBug ? errorStatus.internal : errorStatus.unavailable, cause);
  });
  return { body, at, headers: response.headers };
}

/** What was promised, or null where the CMS says that there is none. Raises any other `CmsError`. */
export async function unlessMissing<Value>(promise: Promise<Value>): Promise<Value | null> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof CmsError && error.status === errorStatus['not-found']) return null;
    throw error;
  }
}

/** What was promised, or undefined where the CMS is down or refuses: then that part of a page says so. Raises what is a bug. */
export async function unlessFailed<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  try {
    return await promise;
  } catch (error) {
    if (!(error instanceof CmsError) || error.isBug) throw error;
    logError(error.message);
    return undefined;
  }
}

/** An answer to a call. Raises `CmsError` where it tells of a bug. */
export function unlessBug(path: string, answer: Response): Response {
  if (answer.status === errorStatus.internal) throw new CmsError(path, answer.status);
  return answer;
}
