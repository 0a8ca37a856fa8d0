import type { ServerResponse } from 'node:http';
import { CallError } from '#contract/error';

const megabyte = 1024 * 1024;

/**
 * Counts the bytes of answers that their readers have not taken yet: each answer for one reader alone is in memory
 * until then.
 */
export class UnsentBytes {
  readonly #perNetwork = new Map<string, number>();
  readonly #bounds: { perNetwork: number; inAll: number };
  #total = 0;

  constructor(bounds = { perNetwork: 32 * megabyte, inAll: 256 * megabyte }) {
    this.#bounds = bounds;
  }

  /** @throws `CallError` `too-many-requests` where the network has too many, `unavailable` where all together have. */
  check(network: string): void {
    if ((this.#perNetwork.get(network) ?? 0) >= this.#bounds.perNetwork)
      throw new CallError('too-many-requests');
    if (this.#total >= this.#bounds.inAll) throw new CallError('unavailable');
  }

  /** Counts an answer until it has been sent, or its reader has gone. */
  add(response: ServerResponse, network: string, bytes: number): void {
    if (response.closed) return;
    this.#change(network, bytes);
    response.once('close', () => this.#change(network, -bytes));
  }

  #change(network: string, bytes: number): void {
    this.#total += bytes;
    const left = (this.#perNetwork.get(network) ?? 0) + bytes;
    if (left > 0) this.#perNetwork.set(network, left);
    else this.#perNetwork.delete(network);
  }
}
