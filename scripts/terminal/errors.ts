/** Something the operator can correct. `message` is a full sentence, shown without a stack. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** A signal stopped the command. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
  readonly signal: NodeJS.Signals;

  constructor(signal: NodeJS.Signals) {
    super(`Stopped by ${signal}`);
    this.signal = signal;
  }
}

/** The message of anything that was thrown. */
export function errorMessageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message || thrown.name : String(thrown);
}
