import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Trouble } from './trouble.ts';

export type Command = {
  /** What it does, as the beginning of “… failed”. */
  title: string;
  program: string;
  args: readonly string[];
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** The file that gets its output. */
  log: string;
  /** How many of its last lines to show where it fails. */
  lines?: number;
  signal: AbortSignal;
};

/** Who we are, for what ends with us. */
export const ourPid = { COLIBRI_PARENT: String(process.pid) };
/** How to start a Node program that ends with us: the words after `node`. */
export const leashed = [
  // Node reads our TypeScript as it stands; it need not remark on it.
  '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON',
  '--import',
  fileURLToPath(new URL('../leash.mjs', import.meta.url)),
];

const lastLines = 25;
const graceMilliseconds = 3000;

/**
 * Runs a program to its end. In: the command. Out: nothing; its output lies in the log. Raises
 * Trouble with the last lines where it fails, and the signal's reason where that broke it off.
 */
export async function run(command: Command): Promise<void> {
  command.signal.throwIfAborted();
  mkdirSync(dirname(command.log), { recursive: true });
  const output = openSync(command.log, 'w', 0o600);
  const child = spawn(command.program, command.args, {
    cwd: command.cwd,
    env: { ...(command.env ?? process.env), ...ourPid },
    stdio: ['ignore', output, output],
    // A group of its own, so that Ctrl-C reaches us alone and all that it started can be stopped.
    detached: true,
  });
  closeSync(output);
  const group = (signal: NodeJS.Signals) => signalGroup(child.pid, signal);
  const breakOff = () => {
    group('SIGTERM');
    setTimeout(group, graceMilliseconds, 'SIGKILL').unref();
  };
  command.signal.addEventListener('abort', breakOff);
  const end = await new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (code, signal) => resolve(code === 0 ? '' : (signal ?? `exit code ${code}`)));
  });
  command.signal.removeEventListener('abort', breakOff);
  command.signal.throwIfAborted();
  if (end) throw new Trouble(failure(command, end));
}

/** Signals a whole process group. In: its leader's id and the signal. Out: nothing; a group that is gone is no error. */
export function signalGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, signal);
  } catch {
    // Gone already, which is what was wanted.
  }
}

function failure({ title, log, lines = lastLines }: Command, end: string): string {
  const tail = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  return `${tail}\n${title} failed (${end}). Full log: ${log}`;
}
