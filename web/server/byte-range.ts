import type { IncomingMessage } from 'node:http';
import type { RenderedResponse } from './renderer.ts';

/** The first and the last byte of a part, counted from 0. */
export interface ByteRange {
  first: number;
  last: number;
}

const singleRange = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part of a body that a `Range` header asks for. Undefined if the whole body is to be sent: without a header, and for
 * several parts or an invalid header, which a server may ignore.
 */
export function parseByteRange(
  header: string | undefined,
  length: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = singleRange.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const count = Math.min(Number(last), length);
    return count > 0 ? { first: length - count, last: length - 1 } : 'unsatisfiable';
  }
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= length) return 'unsatisfiable';
  return {
    first: Number(first),
    last: last === '' ? length - 1 : Math.min(Number(last), length - 1),
  };
}

/**
 * The part of a sound that a request asks for: Safari plays nothing without it. Undefined if the whole response is to be
 * sent. A condition (`If-Range`) is never met, because our entity tags are weak.
 */
export function requestedPart(
  { method, headers: { range, 'if-range': condition } }: IncomingMessage,
  { status, type, headers, bodies }: RenderedResponse,
): { status: 206 | 416; headers: string[]; body: Buffer } | undefined {
  if (method !== 'GET' || status !== 200 || !type.startsWith('audio/') || condition)
    return undefined;
  const { length } = bodies.identity;
  const part = parseByteRange(range, length);
  if (!part) return undefined;
  const isEmpty = part === 'unsatisfiable';
  const body = isEmpty ? Buffer.alloc(0) : bodies.identity.subarray(part.first, part.last + 1);
  return {
    status: isEmpty ? 416 : 206,
    headers: [
      // Without the length, which is the last one. Caches must keep no refusal for the file.
      ...headers.identity
        .slice(0, -2)
        .map((item, index, all) =>
          isEmpty && all[index - 1] === 'cache-control' ? 'no-store' : item,
        ),
      'content-range',
      `bytes ${isEmpty ? '*' : `${part.first}-${part.last}`}/${length}`,
      'content-length',
      String(body.length),
    ],
    body,
  };
}
