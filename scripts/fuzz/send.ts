import { connect } from 'node:net';
import { parseResponse } from './response.ts';

/** The status of a response, or why there is none. `cut` is an incomplete response. */
export type Outcome = number | 'closed' | 'cut' | 'silent' | 'refused';

export type Target = { host: string; port: number };

/** An incomplete request gets less time, because the server may go on waiting for the rest. */
const timeouts = { complete: 30_000, incomplete: 500 };

/** Sends bytes over a new connection and reads the response. */
export function send(
  { host, port }: Target,
  {
    bytes,
    isComplete,
    method,
    from,
  }: { bytes: Buffer; isComplete: boolean; method: string; from?: string },
): Promise<Outcome> {
  return new Promise((resolve) => {
    let received: Buffer = Buffer.alloc(0);
    let isConnected = false;
    const socket = connect({ host, port, ...(from && { localAddress: from }) });
    const finish = (outcome: Outcome) => {
      socket.destroy();
      resolve(outcome);
    };
    const close = () => {
      const answer = parseResponse(received, method, true);
      if (answer) finish(answer.status);
      else finish(!isConnected ? 'refused' : received.length > 0 ? 'cut' : 'closed');
    };
    socket.setTimeout(isComplete ? timeouts.complete : timeouts.incomplete, () => finish('silent'));
    socket.on('connect', () => {
      isConnected = true;
      socket.write(bytes);
    });
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const answer = parseResponse(received, method, false);
      if (answer) finish(answer.status);
    });
    socket.on('error', close);
    socket.on('close', close);
  });
}
