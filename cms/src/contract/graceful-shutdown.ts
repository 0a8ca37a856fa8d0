/** How long requests in flight can take to finish when a program stops. */
export const drainMilliseconds = 5000;
/** How long a connection that was opened just before can take to send its request. */
const graceMilliseconds = 500;

interface Response {
  shouldKeepAlive: boolean;
  writableEnded: boolean;
  once: (event: 'close', listener: () => void) => unknown;
}
interface Server {
  prependListener: (
    event: 'request',
    listener: (request: unknown, response: Response) => void,
  ) => unknown;
  closeIdleConnections: () => void;
  closeAllConnections: () => void;
}

interface Options {
  /** How long to keep accepting connections, so that load balancers notice that the program isn’t ready. */
  delayMilliseconds: number;
  /**
   * Closes the listening socket and calls back when the last connection has ended. This can’t be `close` of Node’s HTTP
   * server, which cuts off responses that are still being sent.
   */
  closeListener: (onClosed: () => void) => void;
}

/**
 * Prepares a server to stop without losing a request. `stop` closes every connection after its next answer; after the
 * delay it stops listening and closes idle connections. It resolves when all answers are sent, or after a time limit.
 */
export function gracefulShutdown(server: Server, { delayMilliseconds, closeListener }: Options) {
  const open = new Set<Response>();
  let isStopping = false;
  let onAnswer: () => void = () => undefined;

  // Before the listener that answers.
  server.prependListener('request', (_request, response) => {
    if (isStopping) response.shouldKeepAlive = false;
    open.add(response);
    response.once('close', () => {
      open.delete(response);
      onAnswer();
    });
  });

  async function drain(): Promise<void> {
    const closed = new Promise<void>((resolve) => closeListener(resolve));
    const answered = new Promise<void>((resolve) => {
      let isGraceOver = false;
      onAnswer = () => {
        // Node also counts a connection as idle while the end of its response is being sent.
        if (![...open].some(({ writableEnded }) => writableEnded)) server.closeIdleConnections();
        if (isGraceOver && open.size === 0) resolve();
      };
      onAnswer();
      setTimeout(() => {
        isGraceOver = true;
        onAnswer();
      }, graceMilliseconds);
    });
    await Promise.race([closed, answered, pause(drainMilliseconds)]);
    server.closeAllConnections();
  }

  return {
    isStopping: () => isStopping,
    async stop(): Promise<void> {
      isStopping = true;
      // An answer whose headers have been sent keeps its connection, which is closed when it is idle.
      for (const response of open) response.shouldKeepAlive = false;
      await pause(delayMilliseconds);
      await drain();
    },
  };
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));
