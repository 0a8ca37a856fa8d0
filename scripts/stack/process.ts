import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { readJsonObject } from './json.ts';

/** A process id with its start time, so that a later process with the same id isn't mistaken for it. */
export type ProcessIdentity = { pid: number; born: string };

const pollMilliseconds = 50;

/** The identity of a running process; undefined if there is none with this id. */
export function identify(pid: number): ProcessIdentity | undefined {
  const born = process.platform === 'linux' ? startTimeOnLinux(pid) : ps(pid, 'lstart=');
  return born ? { pid, born } : undefined;
}

export function isRunning({ pid, born }: ProcessIdentity): boolean {
  return identify(pid)?.born === born;
}

/** The command line of a process; empty if it isn't running or hides it. */
export function commandLineOf(pid: number): string {
  if (process.platform !== 'linux') return ps(pid, 'command=');
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\0', ' ') : '';
}

/**
 * Stops a process that isn't our child.
 * @param signals Sent in turn, each with the milliseconds to wait after it. SIGKILL follows them.
 */
export async function stopProcess(
  target: ProcessIdentity,
  signals: readonly (readonly [NodeJS.Signals, number])[],
): Promise<void> {
  for (const [signal, timeout] of [...signals, ['SIGKILL', 5000] as const]) {
    if (!isRunning(target)) return;
    if (signal === 'SIGKILL') signalGroup(target.pid, signal);
    sendSignal(target.pid, signal);
    const deadline = Date.now() + timeout;
    while (isRunning(target) && Date.now() < deadline) await pause(pollMilliseconds);
  }
}

/** Signals a whole process group, if it still exists. */
export function signalGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader !== undefined) sendSignal(-leader, signal);
}

/** Signals a process, if it still exists. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended, or belongs to another user; then its port is reported as taken.
  }
}

/** Saves the identity of a process, unless it has ended already. */
export function writeIdentity(file: string, pid: number): void {
  const identity = identify(pid);
  if (identity) writeFileSync(file, JSON.stringify(identity));
}

/** The process saved in a file, if it is still running; otherwise the file is removed. */
export function readIdentity(file: string): ProcessIdentity | undefined {
  if (!existsSync(file)) return undefined;
  const { pid, born } = readJsonObject(file) ?? {};
  if (typeof pid === 'number' && typeof born === 'string' && isRunning({ pid, born }))
    return { pid, born };
  // The process has ended, or was killed while it wrote the file.
  rmSync(file, { force: true });
  return undefined;
}

function startTimeOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name can contain anything. After it come the state, …, and as the 20th field the start time since boot.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

function ps(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', column], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
