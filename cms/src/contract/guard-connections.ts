interface Socket {
  readonly destroyed: boolean;
  destroy: () => unknown;
}
interface Request {
  readonly socket: Socket;
  readonly headers: Readonly<Record<string, unknown>>;
}
interface Response {
  once: (event: 'close', listener: () => void) => unknown;
  writeHead: (status: number, headers: Readonly<Record<string, string>>) => unknown;
  end: (onSent: () => void) => unknown;
}
type Listener = (request: Request, response: Response) => void;
/** An HTTP server of Node's. */
interface Server {
  listeners: (event: 'request') => unknown[];
  removeAllListeners: (event: 'request') => unknown;
  on: (event: 'request', listener: Listener) => unknown;
}

/** A client may have received all of a response before the server knows that it has sent it. */
const mostUnanswered = 3;

/**
 * Protects a server from what no browser sends and what would let one connection keep the process busy: pipelined
 * requests, all of which Node handles at once, and bodies of unknown length, which can come in thousands of chunks of
 * one byte. Wraps the listeners that the server has.
 */
export function guardConnections(
  server: Server,
  headers: Readonly<Record<string, string>> = {},
): void {
  const unanswered = new WeakMap<Socket, number>();
  const count = (socket: Socket) => unanswered.get(socket) ?? 0;
  const listeners = server
    .listeners('request')
    .filter((listener): listener is Listener => typeof listener === 'function');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    // Node goes on parsing what it has read from a closed connection.
    if (socket.destroyed) return;
    if (count(socket) === mostUnanswered) return void socket.destroy();
    unanswered.set(socket, count(socket) + 1);
    response.once('close', () => unanswered.set(socket, count(socket) - 1));
    if (request.headers['transfer-encoding'] === undefined)
      for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
    else {
      response.writeHead(411, { ...headers, connection: 'close', 'content-length': '0' });
      response.end(() => socket.destroy());
    }
  });
}
