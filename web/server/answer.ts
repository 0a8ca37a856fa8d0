import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders, RequestListener } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import inject from 'light-my-request';

const codings = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof codings)[number];

/** A whole answer as bytes, in each coding that a browser may ask for. */
export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  /** What it shows, as tags of the contract; empty where it must not be kept. */
  tags: readonly string[];
  bodies: Readonly<Record<Coding, Buffer>>;
  size: number;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Asks a handler in this process, as if over HTTP, and compresses what it answers. */
export async function ask(
  handler: RequestListener,
  url: string,
  headers: IncomingHttpHeaders,
  remoteAddress = '127.0.0.1',
): Promise<Answer> {
  const response = await inject(handler, { method: 'GET', url, headers, remoteAddress });
  const body = response.rawPayload;
  const { 'cache-tag': tags = '', ...kept } = response.headers;
  delete kept['content-length'];
  delete kept['transfer-encoding'];
  delete kept['connection'];
  const bodies = await encode(body, String(kept['content-type']));
  return {
    status: response.statusCode,
    headers: { ...kept, etag: `W/"${createHash('sha256').update(body).digest('base64url')}"` },
    tags: String(tags).split(',').filter(Boolean),
    bodies,
    // What is not worth compressing is one body three times.
    size: [...new Set(Object.values(bodies))].reduce((sum, each) => sum + each.length, 0),
  };
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

/** The coding to send: the first of ours that the browser takes. */
export function chooseCoding(acceptEncoding: string | undefined): Coding {
  const accepted = acceptEncoding ?? '';
  return (
    codings.find((coding) =>
      new RegExp(`\\b${coding}\\b(?!;q=0(?:\\.0*)?(?:,|$))`).test(accepted),
    ) ?? 'identity'
  );
}
