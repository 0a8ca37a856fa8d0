import type { ServerResponse } from 'node:http';
import { CallError } from '#contract/error';

const megabyte = 1024 * 1024;

/** Counts the bytes of private responses that clients have not read yet: until then, each is in memory. */
export class UnsentBytes {
  readonly #perNetwork = new Map<string, number>();
  readonly #bounds: { perNetwork: number; total: number };
  #total = 0;

  constructor(bounds = { perNetwork: 32 * megabyte, total: 256 * megabyte }) {
    this.#bounds = bounds;
  }

  /** @throws `CallError` `too-many-requests` where the network has too many, `unavailable` where all together have. */
  check(network: string): void {
    if ((this.#perNetwork.get(network) ?? 0) >= this.#bounds.perNetwork)
      throw new CallError('too-many-requests');
    if (this.#total >= this.#bounds.total) throw new CallError('unavailable');
  }

  /** Counts a response until it has been sent, or the client has disconnected. */
  add(response: ServerResponse, network: string, bytes: number): void {
    if (response.closed) return;
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
