import { CallError } from './error.ts';

interface Socket {
  destroy: () => unknown;
}

/** A response of Node's HTTP server. */
interface Response {
  readonly writableLength: number;
  readonly closed: boolean;
  readonly req: { readonly socket: Socket };
  once: (event: 'prefinish' | 'close', listener: () => void) => unknown;
}

interface Unread {
  responses: Map<Response, number>;
  bytes: number;
}

const megabyte = 1024 * 1024;

/**
 * Counts the bytes of responses that clients haven't read yet, because they stay in memory until then. If all networks
 * together have too many, closes connections of the one that has the most, so that a few networks can't keep everyone
 * else from being answered.
 */
export class UnsentBytes {
  readonly #networks = new Map<string, Unread>();
  readonly #bounds: { perNetwork: number; total: number };
  #total = 0;

  constructor(bounds = { perNetwork: 32 * megabyte, total: 256 * megabyte }) {
    this.#bounds = bounds;
  }

  /** Whether the network has too many unsent bytes. */
  isExceededBy(networkOfClient: () => string): boolean {
    const { perNetwork } = this.#bounds;
    // Skips determining the network, because the total is almost always below a single network's limit.
    if (this.#total < perNetwork) return false;
    return (this.#networks.get(networkOfClient())?.bytes ?? 0) >= perNetwork;
  }

  /** @throws `CallError` `too-many-requests` if the network has too many. */
  check(network: string): void {
    if (this.isExceededBy(() => network)) throw new CallError('too-many-requests');
  }

  /** Counts the unsent bytes of an ended response until they are sent or the client disconnects. */
  add(response: Response, networkOfClient: () => string): void {
    const bytes = response.writableLength;
    if (bytes === 0 || response.closed) return;
    const network = networkOfClient();
    const unread = this.#networks.get(network) ?? { responses: new Map(), bytes: 0 };
    this.#networks.set(network, unread);
    unread.responses.set(response, bytes);
    unread.bytes += bytes;
    this.#total += bytes;
    response.once('close', () => this.#remove(network, response));
    while (this.#total > this.#bounds.total) this.#closeLargest();
  }

  #closeLargest(): void {
    const [network, { responses }] = [...this.#networks].reduce((most, each) =>
      each[1].bytes > most[1].bytes ? each : most,
    );
    const [oldest] = responses.keys();
    if (!oldest) return;
    this.#remove(network, oldest);
    oldest.req.socket.destroy();
  }

  #remove(network: string, response: Response): void {
    const unread = this.#networks.get(network);
    const bytes = unread?.responses.get(response);
    if (!unread || bytes === undefined) return;
    unread.responses.delete(response);
    unread.bytes -= bytes;
    this.#total -= bytes;
    if (unread.responses.size === 0) this.#networks.delete(network);
  }
}

/** How long a client can take to read a response; a slow phone reads 20 kB per second. */
const defaultReadLimits = { milliseconds: 60_000, bytesPerSecond: 20_000 };
export type ReadLimits = typeof defaultReadLimits;

/** Closes a connection whose client reads the response too slowly for its length. */
export function limitReadTime(
  socket: Socket,
  response: Response,
  limits: ReadLimits = defaultReadLimits,
): void {
  // At this event, the operating system's buffers have taken as much as they can.
  response.once('prefinish', () => {
    if (response.writableLength > 0)
      closeIfUnread(socket, response, response.writableLength, limits);
  });
}

/** Closes a connection unless a response of this length is read in time. */
export function closeIfUnread(
  socket: Socket,
  response: Response,
  length: number,
  { milliseconds, bytesPerSecond }: ReadLimits = defaultReadLimits,
): void {
  if (response.closed) return;
  const allowed = milliseconds + (length / bytesPerSecond) * 1000;
  const deadline = setTimeout(() => socket.destroy(), allowed).unref();
  response.once('close', () => clearTimeout(deadline));
}
