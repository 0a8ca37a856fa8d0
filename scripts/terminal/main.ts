import { constants } from 'node:os';
import { styleText } from 'node:util';
import { InterruptedError, OperatorError } from './errors.ts';

/**
 * Runs a command and exits with its code.
 * @param job Gets a signal that aborts with `InterruptedError` on the first SIGINT, SIGTERM or SIGHUP.
 */
export async function main(job: (signal: AbortSignal) => Promise<number>): Promise<never> {
  const controller = new AbortController();
  const stop = (name: NodeJS.Signals) => controller.abort(new InterruptedError(name));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('SIGHUP', (name) => {
    // Without a terminal, as with `nohup`, closing one means nothing.
    if (process.stdin.isTTY) stop(name);
  });
  const code = await job(controller.signal).catch(reportError);
  process.exit(code);
}

/** Prints an error, without a stack if the operator can correct it. Returns the exit code. */
export function reportError(thrown: unknown): number {
  if (thrown instanceof InterruptedError) return 128 + constants.signals[thrown.signal];
  if (thrown instanceof OperatorError)
    console.error(styleText('red', thrown.message, { stream: process.stderr }));
  else console.error(thrown);
  return 1;
}
