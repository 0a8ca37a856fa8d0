import { gzipSync } from 'node:zlib';

export const programs = ['site', 'cms'] as const;
export type Program = (typeof programs)[number];

export const roles = ['stranger', 'member', 'translator', 'editor'] as const;
export type Role = (typeof roles)[number];

/** How the body's length is announced: correctly, wrongly, twice or not at all. */
export const framings = ['length', 'chunked', 'too-short', 'broken-chunk', 'both', 'none'] as const;
export type Framing = (typeof framings)[number];

/** Bytes to remove and to insert. `position` is a fraction of the request's length. */
export type Mutation = { position: number; remove: number; insert: string };

/** A generated request. `{name}` in its target, headers and body is replaced by a value of `Placeholders`. */
export type FuzzRequest = {
  program: Program;
  role: Role;
  method: string;
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: string;
  framing: Framing;
  gzip: boolean;
  mutations: readonly Mutation[];
};

/** Ids of things that exist on the running site, by placeholder. */
export type Placeholders = Readonly<Record<string, string>>;

/** The server can refuse a larger body and close the connection before all of it is sent. */
const earlyRefusalBytes = 60_000;
const withoutBody = ['GET', 'HEAD'];

/**
 * The bytes of a request, and whether they are one complete request, which the server must respond to.
 * @param caller Headers that log in the sender.
 */
export function serialize(
  request: FuzzRequest,
  host: string,
  names: Placeholders,
  caller: readonly (readonly [string, string])[],
): { bytes: Buffer; isComplete: boolean } {
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (all, name) => names[name] ?? all);
  const { method, target, framing, mutations } = request;
  const text = Buffer.from(fill(request.body), 'utf8');
  const body = request.gzip ? gzipSync(text) : text;
  const hasBody = body.length > 0 || !withoutBody.includes(method);
  const given = request.headers.map(([name, value]) => [name, fill(value)] as const);
  const isGiven = (wanted: string) => given.some(([name]) => name.toLowerCase() === wanted);
  const lines = [
    ...(isGiven('host') ? [] : [['Host', host] as const]),
    ...(isGiven('connection') ? [] : [['Connection', 'close'] as const]),
    ...caller.filter(([name]) => !isGiven(name.toLowerCase())),
    ...given,
    ...(hasBody ? lengthHeaders(framing, body.length) : []),
  ].map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(`${method} ${fill(target)} HTTP/1.1\r\n${lines.join('')}\r\n`, 'utf8');
  const whole = Buffer.concat([head, hasBody ? frame(framing, body) : Buffer.alloc(0)]);
  return {
    bytes: mutations.reduce(mutate, whole),
    isComplete:
      mutations.length === 0 &&
      // Node closes the connection if there is no listener for CONNECT.
      method !== 'CONNECT' &&
      body.length < earlyRefusalBytes &&
      (!hasBody || framing === 'length' || framing === 'chunked') &&
      !given.some(([name]) =>
        /^(?:connection|upgrade|expect|host|transfer-encoding|content-length)$/i.test(name),
      ),
  };
}

function lengthHeaders(framing: Framing, length: number): (readonly [string, string])[] {
  const contentLength = (bytes: number) => ['Content-Length', String(bytes)] as const;
  const chunked = ['Transfer-Encoding', 'chunked'] as const;
  switch (framing) {
    case 'length':
      return [contentLength(length)];
    case 'too-short':
      return [contentLength(length + 10)];
    case 'both':
      return [contentLength(length), chunked];
    case 'chunked':
    case 'broken-chunk':
      return [chunked];
    case 'none':
      return [];
  }
}

function frame(framing: Framing, body: Buffer): Buffer {
  const chunk = [Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')];
  if (framing === 'chunked' && body.length > 0)
    return Buffer.concat([...chunk, Buffer.from('0\r\n\r\n')]);
  if (framing === 'chunked') return Buffer.from('0\r\n\r\n');
  if (framing === 'broken-chunk') return Buffer.concat([Buffer.from('zz;\r\n'), body]);
  return body;
}

function mutate(bytes: Buffer, { position, remove, insert }: Mutation): Buffer {
  const start = Math.floor(position * bytes.length);
  return Buffer.concat([
    bytes.subarray(0, start),
    Buffer.from(insert, 'latin1'),
    bytes.subarray(start + remove),
  ]);
}
