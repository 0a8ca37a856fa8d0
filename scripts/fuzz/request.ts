import { gzipSync } from 'node:zlib';

export const programs = ['site', 'cms'] as const;
export type Program = (typeof programs)[number];

export const roles = ['stranger', 'member', 'translator', 'editor'] as const;
export type Role = (typeof roles)[number];

/** How the end of a body is told: honestly, or with more promised than sent, or by both ways at once. */
export const framings = ['length', 'chunked', 'too-short', 'broken-chunk', 'both', 'none'] as const;
export type Framing = (typeof framings)[number];

/** Bytes to take out of a request and to put in, at a share of its length from 0 to 1. */
export type Mutation = { position: number; remove: number; insert: string };

/** A generated request. `{name}` in its target, headers and body stands for something that exists: see `Names`. */
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

/** What exists on the running site, by the name that stands for it. */
export type Names = Readonly<Record<string, string>>;

/** Larger bodies can be refused, and the connection closed, before they have been sent. */
const earlyRefusalBytes = 60_000;
const withoutBody = ['GET', 'HEAD'];

/**
 * The bytes of a request, and whether they are one whole request: only then does the server owe an answer.
 * @param caller Headers that prove who calls.
 */
export function serialize(
  request: FuzzRequest,
  host: string,
  names: Names,
  caller: readonly (readonly [string, string])[],
): { bytes: Buffer; isWhole: boolean } {
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
  const whole = Buffer.concat([head, hasBody ? framed(framing, body) : Buffer.alloc(0)]);
  return {
    bytes: mutations.reduce(mutate, whole),
    isWhole:
      mutations.length === 0 &&
      // Node closes the connection where nobody listens for it.
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

function framed(framing: Framing, body: Buffer): Buffer {
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
