import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OperatorError } from './errors.ts';

export type Command = {
  /** Completed to “… failed”. */
  title: string;
  program: string;
  args: readonly string[];
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** The file that gets its output. */
  log: string;
  /** How many of the last lines to show if it fails. */
  lines?: number;
  signal: AbortSignal;
};

/** Tells a child process which parent to watch (`exit-with-parent.mjs`). */
export const parentPidEnv = { COLIBRI_PARENT: String(process.pid) };
/** Node options for a child process that stops by itself when this one is killed. */
export const exitWithParent = [
  // Node warns about TypeScript files in packages without a type.
  '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON',
  '--import',
  fileURLToPath(new URL('../exit-with-parent.mjs', import.meta.url)),
];

const lastLines = 25;
const graceMilliseconds = 3000;

/**
 * Runs a program to its end, with its output in the log.
 * @throws OperatorError with the last lines if it fails, or the signal's reason if that stopped it.
 */
export async function runCommand(command: Command): Promise<void> {
  command.signal.throwIfAborted();
  mkdirSync(dirname(command.log), { recursive: true });
  const output = openSync(command.log, 'w', 0o600);
  const child = spawn(command.program, command.args, {
    cwd: command.cwd,
    env: { ...(command.env ?? process.env), ...parentPidEnv },
    stdio: ['ignore', output, output],
    // In its own process group, so that Ctrl-C only reaches us and we can stop all of its children.
    detached: true,
  });
  closeSync(output);
  const signalAll = (signal: NodeJS.Signals) => signalGroup(child.pid, signal);
  const stop = () => {
    signalAll('SIGTERM');
    setTimeout(signalAll, graceMilliseconds, 'SIGKILL').unref();
  };
  command.signal.addEventListener('abort', stop);
  const end = await new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (code, signal) => resolve(code === 0 ? '' : (signal ?? `exit code ${code}`)));
  });
  command.signal.removeEventListener('abort', stop);
  command.signal.throwIfAborted();
  if (end) throw new OperatorError(failureMessage(command, end));
}

/** Signals a whole process group, if it still exists. */
export function signalGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, signal);
  } catch {
    // The group has ended already.
  }
}

function failureMessage({ title, log, lines = lastLines }: Command, end: string): string {
  const tail = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  return `${tail}\n${title} failed (${end}). Full log: ${log}`;
}
