import { CallError } from './error.ts';

/** A response of Node's HTTP server. */
interface Response {
  readonly writableLength: number;
  readonly closed: boolean;
  once: (event: 'prefinish' | 'close', listener: () => void) => unknown;
}

interface Socket {
  destroy: () => unknown;
}

const megabyte = 1024 * 1024;

/** Counts the bytes of responses that clients haven't read yet, because they stay in memory until then. */
export class UnsentBytes {
  readonly #perNetwork = new Map<string, number>();
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
    return (this.#perNetwork.get(networkOfClient()) ?? 0) >= perNetwork;
  }

  /** @throws `CallError` `too-many-requests` if the network has too many, `unavailable` if all networks together do. */
  check(network: string): void {
    if (this.isExceededBy(() => network)) throw new CallError('too-many-requests');
    if (this.#total >= this.#bounds.total) throw new CallError('unavailable');
  }

  /** Counts the unsent bytes of an ended response until they are sent or the client disconnects. */
  add(response: Response, networkOfClient: () => string): void {
    const bytes = response.writableLength;
    if (bytes === 0 || response.closed) return;
    const network = networkOfClient();
    this.#change(network, bytes);
    response.once('close', () => this.#change(network, -bytes));
  }

  #change(network: string, bytes: number): void {
    this.#total += bytes;
    const remaining = (this.#perNetwork.get(network) ?? 0) + bytes;
    if (remaining > 0) this.#perNetwork.set(network, remaining);
    else this.#perNetwork.delete(network);
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
