import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { signalGroup } from '../terminal/command.ts';
import { readFields } from './json.ts';

/** A process that cannot be mistaken for a later one with the same id. */
export type Identity = { pid: number; born: string };

const lookEveryMilliseconds = 50;

/** Who a process is. In: its id. Out: undefined where it does not live (any more). Raises nothing. */
export function identify(pid: number): Identity | undefined {
  const born = process.platform === 'linux' ? bornOnLinux(pid) : ps(pid, 'lstart=');
  return born ? { pid, born } : undefined;
}

/** Whether it is still the same process that lives. In: its identity. Raises nothing. */
export function lives({ pid, born }: Identity): boolean {
  return identify(pid)?.born === born;
}

/** The words a process was started with. In: its id. Out: '' where it does not live or hides them. */
export function commandOf(pid: number): string {
  if (process.platform !== 'linux') return ps(pid, 'command=');
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\0', ' ') : '';
}

/**
 * Stops a process that is not our child. In: who, and the signals to send, each with the
 * milliseconds it gets. Out: when it is gone; SIGKILL ends the list. Raises nothing.
 */
export async function stopProcess(
  who: Identity,
  signals: readonly (readonly [NodeJS.Signals, number])[],
): Promise<void> {
  for (const [signal, patience] of [...signals, ['SIGKILL', 5000] as const]) {
    if (!lives(who)) return;
    if (signal === 'SIGKILL') signalGroup(who.pid, signal);
    tell(who.pid, signal);
    const until = Date.now() + patience;
    while (lives(who) && Date.now() < until) await pause(lookEveryMilliseconds);
  }
}

function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone meanwhile; or another user's, and then its port is what the operator hears of.
  }
}

/** Writes down who a process is. In: the file and its id. Out: nothing; one that is dead already is not written. */
export function writeIdentity(file: string, pid: number): void {
  const who = identify(pid);
  if (who) writeFileSync(file, JSON.stringify(who));
}

/** Who was written down and lives. In: the file. Out: undefined where nobody; a file without anybody is removed. */
export function readIdentity(file: string): Identity | undefined {
  if (!existsSync(file)) return undefined;
  const { pid, born } = readFields(file) ?? {};
  if (typeof pid === 'number' && typeof born === 'string' && lives({ pid, born }))
    return { pid, born };
  // Gone, or half written by a process that was killed: as good as none.
  rmSync(file, { force: true });
  return undefined;
}

function bornOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name, which may hold anything: state, …, and as the 20th the start since boot.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

function ps(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', column])
      .toString()
      .trim();
  } catch {
    return '';
  }
}
