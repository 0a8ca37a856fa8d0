import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { styleText } from 'node:util';
import { Interrupted, Trouble } from './trouble.ts';

/**
 * Runs a command to its end. In: the job, given a signal that aborts with `Interrupted` on the
 * first SIGINT, SIGTERM or SIGHUP, and answering with an exit code. Out: never; the process ends.
 * Raises nothing: trouble is printed as its sentence, a signal becomes its usual exit code.
 */
export async function main(job: (signal: AbortSignal) => Promise<number>): Promise<never> {
  const controller = new AbortController();
  for (const name of heeded()) process.on(name, () => controller.abort(new Interrupted(name)));
  const code = await job(controller.signal).catch(explain);
  process.exit(code);
}

/** Says what was thrown. In: anything. Out: the exit code that goes with it. Raises nothing. */
export function explain(thrown: unknown): number {
  if (thrown instanceof Interrupted) return 128 + constants.signals[thrown.signal];
  if (thrown instanceof Trouble)
    console.error(styleText('red', thrown.message, { stream: process.stderr }));
  else console.error(thrown);
  return 1;
}

/** SIGHUP stays ignored where `nohup` has it ignored: a handler of ours would undo that. */
function heeded(): NodeJS.Signals[] {
  const ignored = /^SigIgn:\s*([\da-f]+)$/m.exec(ownStatus())?.[1] ?? '0';
  const hangUpIgnored = (BigInt(`0x${ignored}`) & 1n) === 1n;
  return hangUpIgnored ? ['SIGINT', 'SIGTERM'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];
}

function ownStatus(): string {
  return process.platform === 'linux' ? readFileSync('/proc/self/status', 'utf8') : '';
}
