import type { ServerResponse } from 'node:http';
import { CallError } from '#contract/error';

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
  add(response: ServerResponse, networkOfClient: () => string): void {
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
