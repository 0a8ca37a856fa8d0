import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import inject from 'light-my-request';

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

/** A question: the headers of who asks, and from where. */
export interface Question {
  url: string;
  headers: IncomingHttpHeaders;
  remoteAddress?: string | undefined;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Of the connection, not of the answer. */
const dropped = ['content-length', 'transfer-encoding', 'connection', 'date', 'cache-tag'];

type Headers = Readonly<Record<string, string>>;

/**
 * Makes what asks a handler in this process, as if over HTTP, compresses what it answers, and puts
 * the headers given beneath and above the answer's own.
 */
export function asker(handler: RequestListener, beneath: Headers, above: Headers = {}) {
  return async ({ url, headers, remoteAddress = '127.0.0.1' }: Question): Promise<Answer> => {
    const response = await inject(handler, { method: 'GET', url, headers, remoteAddress });
    const body = response.rawPayload;
    const etag = `W/"${createHash('sha256').update(body).digest('base64url')}"`;
    const type = String(response.headers['content-type'] ?? '');
    const own = Object.entries(response.headers).filter(([name]) => !dropped.includes(name));
    const shared = Object.entries({ ...beneath, etag, ...Object.fromEntries(own), ...above });
    const bodies = await encode(body, type);
    return {
      // A failure of ours is `unavailable`: the contract knows no 500.
      status: response.statusCode === 500 ? 503 : response.statusCode,
      type,
      etag,
      // What sets a cookie is one visitor's.
      tags: String(response.headers['set-cookie'] ? '' : (response.headers['cache-tag'] ?? ''))
        .split(',')
        .filter(Boolean),
      bodies,
      heads: {
        br: toHead(shared, bodies, 'br'),
        gzip: toHead(shared, bodies, 'gzip'),
        identity: toHead(shared, bodies, 'identity'),
      },
      // What is not worth compressing is one body three times.
      size: [...new Set(Object.values(bodies))].reduce((sum, each) => sum + each.length, 0),
    };
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

async function encode(body: Buffer, type: string): Promise<Answer['bodies']> {
  if (body.length < worthCompressing || !/^text\/|json|xml|svg|javascript/.test(type))
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
