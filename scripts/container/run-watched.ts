import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { isServerSilent, untilHung, type HangLimits } from '../stack/liveness.ts';

interface Options {
  cwd?: string;
  headers?: Record<string, string>;
  limits?: HangLimits;
}

/**
 * Runs a program as the only one of its container, and kills it if it hangs, because container engines restart only what
 * ends. Exits with its exit code.
 * @param url What it must react to.
 */
export function runWatched(
  args: readonly string[],
  url: string,
  { cwd, headers, limits }: Options = {},
): void {
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) =>
    process.exit(code ?? 128 + constants.signals[signal ?? 'SIGKILL']),
  );
  void endIfHung();

  async function endIfHung() {
    const isSilent = (milliseconds: number) => isServerSilent(url, milliseconds, headers);
    await untilHung(isSilent, new AbortController().signal, limits);
    console.error(`${url} hasn’t responded for half a minute: ending the program.`);
    child.kill('SIGKILL');
  }
}
