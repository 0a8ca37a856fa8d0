import type { IncomingMessage, ServerResponse } from 'node:http';

/** More than any form or API call of the site needs. */
export const bodyLimit = 64 * 1024;
/** How long a client can go on sending after its request was rejected. */
const drainMilliseconds = 2000;

/** Whether the Content-Length of a request exceeds the limit. */
export const isDeclaredTooLarge = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > bodyLimit;

/** The whole body, or undefined if it is too large. Never buffers more than the limit. */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  if (isDeclaredTooLarge(request)) return undefined;
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
  const end = () => {
    clearTimeout(timeout);
    response.end();
  };
  const timeout = setTimeout(end, drainMilliseconds);
  request.once('end', end).once('close', end).resume();
}
