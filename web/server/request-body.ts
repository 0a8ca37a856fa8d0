import type { IncomingMessage, ServerResponse } from 'node:http';

/** More than any form or API call of the site needs. */
export const bodyLimit = 64 * 1024;
/** Far more than any form of the site has. Parsing thousands would take longer than rendering the page. */
const fieldLimit = 100;
/** By the type of the form, what separates its fields or starts each. */
const fieldMarks = [
  { type: /urlencoded/i, mark: /&/ },
  { type: /multipart/i, mark: /content-disposition:/i },
];
/** How long a client can go on sending after its request was rejected. */
const drainMilliseconds = 2000;

/** Whether the Content-Length of a request exceeds the limit. */
export const isDeclaredTooLarge = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > bodyLimit;

/** The whole body, or undefined if it is too large or a form with too many fields. Never buffers more than the limit. */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  if (isDeclaredTooLarge(request)) return undefined;
  const body = await readBytes(request);
  return body && !hasTooManyFields(body, request.headers['content-type']) ? body : undefined;
}

function hasTooManyFields(body: Buffer, contentType = ''): boolean {
  const mark = fieldMarks.find(({ type }) => type.test(contentType))?.mark;
  // Stops at the limit, because finding thousands would take a millisecond.
  return (
    mark !== undefined && body.toString('latin1').split(mark, fieldLimit + 1).length > fieldLimit
  );
}

function readBytes(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    request
      .on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= bodyLimit) chunks.push(chunk);
        else resolve(undefined);
      })
      .once('end', () => resolve(Buffer.concat(chunks)))
      .once('error', reject)
      .once('close', () => reject(new Error('The client has left.')));
  });
}

/**
 * Ends the response to a request whose body was not read, once the client has stopped sending or after a short wait. A
 * client that is disconnected while it sends would not get the response.
 */
export function endAfterDraining(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return void response.end();
  const end = () => {
    clearTimeout(timeout);
    response.end();
  };
  const timeout = setTimeout(end, drainMilliseconds);
  request.once('end', end).once('close', end).resume();
}
