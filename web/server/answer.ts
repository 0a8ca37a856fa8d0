import { createHash, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import inject from 'light-my-request';
import { requestIdHeader, type ErrorCode } from '#contract/error';

export type Coding = 'br' | 'gzip' | 'identity';

/** A whole answer, ready to be sent: bytes and headers for each coding that a browser may ask for. */
export interface Answer {
  status: number;
  type: string;
  etag: string;
  /** What it shows, as tags of the contract; empty where it must not be kept. */
  tags: readonly string[];
  bodies: Readonly<Record<Coding, Buffer>>;
  /** Names and values in turn, as `writeHead` takes them fastest. */
  heads: Readonly<Record<Coding, string[]>>;
  /** Of all bodies together, in bytes. */
  size: number;
}

/** What the front tells Astro about a request, as `Astro.locals`; a visitor can say none of it. */
export interface FrontLocals {
  /** Goes into the logs of both programs. */
  requestId: string;
  /** The body was larger than any form of ours, and was thrown away. */
  isBodyTooLarge?: boolean;
  /** Why a request is refused: the page of errors says it. */
  refusal?: ErrorCode;
}

/** A question: the headers of who asks, and from where. */
export interface Question extends Omit<FrontLocals, 'requestId'> {
  method?: string;
  url: string;
  headers: IncomingHttpHeaders;
  body?: Buffer;
  remoteAddress?: string | undefined;
}

/** Astro, as its adapter hands it out. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: undefined,
  locals?: FrontLocals,
) => unknown;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Of the connection, not of the answer. */
const dropped = ['content-length', 'transfer-encoding', 'connection', 'date', 'cache-tag'];
/** What described the body as it came, and what only this front may say. */
const notPassedOn = ['content-length', 'transfer-encoding', 'expect', requestIdHeader];

type Headers = Readonly<Record<string, string>>;

/**
 * Makes what asks a handler in this process, as if over HTTP, compresses what it answers, and puts
 * the headers given beneath and above the answer's own.
 */
export function asker(handler: Handler, beneath: Headers, above: Headers = {}) {
  return async (question: Question): Promise<Answer> => {
    const { method = 'GET', url, body: payload, remoteAddress = '127.0.0.1', ...told } = question;
    const { headers: given, ...locals } = { ...told, requestId: randomUUID() };
    const headers = Object.fromEntries(
      Object.entries(given).filter(([name]) => !notPassedOn.includes(name)),
    );
    const response = await inject(
      (request, reply) => void handler(request, reply, undefined, locals),
      { method, url, headers, remoteAddress, ...(payload && { payload }) },
    );
    const body = response.rawPayload;
    const type = String(response.headers['content-type'] ?? '');
    const own = Object.entries(response.headers).filter(([name]) => !dropped.includes(name));
    // What sets a cookie is one visitor's.
    const tags = String(response.headers['set-cookie'] ? '' : (response.headers['cache-tag'] ?? ''))
      .split(',')
      .filter(Boolean);
    // Kept bytes are everybody's, and so have no id of one request.
    const isOneFailure = response.statusCode >= 400 && tags.length === 0;
    const shared = Object.entries({
      ...beneath,
      ...Object.fromEntries(own),
      ...above,
      ...(isOneFailure && { [requestIdHeader]: locals.requestId }),
    });
    return toAnswer(response.statusCode, type, shared, await encode(body, type), tags);
  };
}

/** An answer of these bodies and headers. */
export function toAnswer(
  status: number,
  type: string,
  headers: readonly (readonly [string, unknown])[],
  bodies: Answer['bodies'],
  tags: readonly string[] = [],
): Answer {
  const etag = `W/"${createHash('sha256').update(bodies.identity).digest('base64url')}"`;
  const shared = [['etag', etag], ...headers] as const;
  return {
    status,
    type,
    etag,
    tags,
    bodies,
    heads: {
      br: toHead(shared, bodies, 'br'),
      gzip: toHead(shared, bodies, 'gzip'),
      identity: toHead(shared, bodies, 'identity'),
    },
    // What is not worth compressing is one body three times.
    size: [...new Set(Object.values(bodies))].reduce((sum, each) => sum + each.length, 0),
  };
}

function toHead(
  shared: readonly (readonly [string, unknown])[],
  bodies: Answer['bodies'],
  coding: Coding,
): string[] {
  const body = bodies[coding];
  const list = shared.flatMap(([name, value]) =>
    [value].flat().flatMap((each) => (each === undefined ? [] : [name, String(each)])),
  );
  if (body !== bodies.identity) list.push('content-encoding', coding);
  return [...list, 'content-length', String(body.length)];
}

/** Below this, compressing saves less than its own header. */
const worthCompressing = 512;
/** Above this it takes seconds and holds the body three times; only a member's own data is as long. */
const tooLongToCompress = 4_000_000;

async function encode(body: Buffer, type: string): Promise<Answer['bodies']> {
  if (
    body.length < worthCompressing ||
    body.length > tooLongToCompress ||
    !/^text\/|json|xml|svg|javascript/.test(type)
  )
    return { br: body, gzip: body, identity: body };
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const [br, zipped] = await Promise.all([brotli(body, quality), zip(body)]);
  return { br, gzip: zipped, identity: body };
}

const accepts = (coding: Coding) =>
  new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`);
const brotliAccepted = accepts('br');
const gzipAccepted = accepts('gzip');

/** The coding to send: the best of ours that the browser takes. */
export function chooseCoding(acceptEncoding = ''): Coding {
  if (brotliAccepted.test(acceptEncoding)) return 'br';
  return gzipAccepted.test(acceptEncoding) ? 'gzip' : 'identity';
}
