export type Answer = { status: number };

const headEnd = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('0\r\n\r\n');

/**
 * Parses an HTTP response. Returns undefined while a part of it is missing.
 * @param isClosed Whether the server has closed the connection, which ends a response without a length.
 */
export function parseResponse(
  bytes: Buffer,
  method: string,
  isClosed: boolean,
): Answer | undefined {
  const end = bytes.indexOf(headEnd);
  if (end === -1) return undefined;
  const head = bytes.subarray(0, end).toString('latin1');
  const body = bytes.subarray(end + headEnd.length);
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1]);
  if (status >= 100 && status < 200 && status !== 101) return parseResponse(body, method, isClosed);
  if (method === 'HEAD' || [101, 204, 304].includes(status)) return { status };
  const length = /^content-length: *(\d+)/im.exec(head)?.[1];
  const isComplete =
    length !== undefined
      ? body.length >= Number(length)
      : /^transfer-encoding: *chunked/im.test(head)
        ? body.subarray(-lastChunk.length).equals(lastChunk)
        : isClosed;
  return isComplete ? { status } : undefined;
}
