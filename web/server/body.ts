import type { IncomingMessage, ServerResponse } from 'node:http';

/** More than any form or call of ours needs. */
export const bodyLimit = 64 * 1024;
/** How long a client that is refused may go on sending before its connection is cut. */
const lingerMilliseconds = 2000;

/** Whether a request says itself that its body is too large. */
export const isAnnouncedTooLarge = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > bodyLimit;

/** The whole body, or undefined where it is too large: no more than the limit is ever held. */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  if (isAnnouncedTooLarge(request)) return undefined;
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
 * Ends an answer, written whole, to a request whose body was not read, and closes the connection: a little
 * later, for a client that is cut off while it sends loses the answer.
 */
export function endUnread(request: IncomingMessage, response: ServerResponse): void {
  const end = () => {
    clearTimeout(patience);
    response.end();
  };
  const patience = setTimeout(end, lingerMilliseconds);
  request.once('end', end).once('close', end).resume();
}
