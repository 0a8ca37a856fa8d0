/** Something the operator can mend. `message` is a whole sentence, shown without a stack. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
}

/** The work was broken off by a signal. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
  readonly signal: NodeJS.Signals;

  constructor(signal: NodeJS.Signals) {
    super(`Stopped by ${signal}`);
    this.signal = signal;
  }
}

/** The reason inside whatever was thrown: in, anything; out, its message. Raises nothing. */
export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message || thrown.name : String(thrown);
}
