import { connect } from 'node:net';
import { readAnswer } from './answer.ts';

/** What came of a request: a status, or why there is none. `cut` is an answer of which only a part came. */
export type Outcome = number | 'closed' | 'cut' | 'silent' | 'refused';

export type Target = { host: string; port: number };

/** What is no whole request is waited for less: the server can rightly go on waiting for the rest. */
const patienceMilliseconds = { whole: 30_000, broken: 500 };

/** Sends bytes over a connection of their own and reads the answer. Raises nothing. */
export function send(
  { host, port }: Target,
  {
    bytes,
    isWhole,
    method,
    from,
  }: { bytes: Buffer; isWhole: boolean; method: string; from?: string },
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
      const answer = readAnswer(received, method, true);
      if (answer) finish(answer.status);
      else finish(!isConnected ? 'refused' : received.length > 0 ? 'cut' : 'closed');
    };
    socket.setTimeout(isWhole ? patienceMilliseconds.whole : patienceMilliseconds.broken, () =>
      finish('silent'),
    );
    socket.on('connect', () => {
      isConnected = true;
      socket.write(bytes);
    });
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const answer = readAnswer(received, method, false);
      if (answer) finish(answer.status);
    });
    socket.on('error', close);
    socket.on('close', close);
  });
}
