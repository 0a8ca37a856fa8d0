import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { root } from '../stack/data-folder.ts';
import { OperatorError } from './errors.ts';

/** What each step of a command needs: where to log it, and the signal that stops it. */
export type CommandContext = { logs: string; signal: AbortSignal };

type Command = {
  script: string;
  args?: readonly string[];
  /** By default the root of the checkout. */
  cwd?: string;
  env?: Record<string, string>;
  /** The file that gets its output. */
  log: string;
  signal: AbortSignal;
};

/** How many of the last lines of a command that failed are shown. */
const shownLines = 100;

/** Tells a child process which parent to watch (`exit-with-parent.mjs`). */
export const parentPidEnv = { COLIBRI_PARENT: String(process.pid) };
/** Node options for a child process that stops by itself when this one is killed. */
export const exitWithParent = [
  // Node warns about TypeScript files in packages without a type.
  '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON',
  '--import',
  fileURLToPath(new URL('../exit-with-parent.mjs', import.meta.url)),
];

/** Starts a script with Node, in the checkout, that stops by itself when this process is killed. */
export const runScript = execa({
  node: true,
  nodeOptions: exitWithParent,
  ipc: false,
  cwd: root,
  env: parentPidEnv,
  stdin: 'ignore',
  reject: false,
});

/**
 * Runs a script with Node to its end.
 * @throws OperatorError with the last lines if it fails, or the signal's reason if that stopped it.
 */
export async function runNode(command: Command): Promise<void> {
  const { script, args = [], cwd = root, env, log, signal } = command;
  signal.throwIfAborted();
  const telemetry = { ASTRO_TELEMETRY_DISABLED: '1', STRAPI_TELEMETRY_DISABLED: 'true' };
  const { failed, all, exitCode, originalMessage } = await runScript(script, args, {
    cwd,
    env: { ...telemetry, ...env },
    all: true,
    cancelSignal: signal,
  });
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(log, `${all}\n`, { mode: 0o600 });
  signal.throwIfAborted();
  if (!failed) return;
  const end = all.split('\n').slice(-shownLines).join('\n');
  const reason = exitCode === undefined ? originalMessage : `exit code ${exitCode}`;
  throw new OperatorError(`${end}\nThis failed (${reason}). Full log: ${log}`);
}
