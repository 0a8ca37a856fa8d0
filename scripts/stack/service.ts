import { redact } from '#contract/redact';
import { execa } from 'execa';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { parentPidEnv } from '../terminal/command.ts';
import { OperatorError } from '../terminal/errors.ts';
import type { DataFolder } from './data-folder.ts';
import { untilHung, type HangLimits, type IsSilent } from './liveness.ts';
import { openLog } from './log.ts';
import { sendSignal, signalGroup, writeIdentity } from './process.ts';

/** A program that runs as long as this process does. */
export type Service = {
  name: string;
  program: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** The user that runs it; by default the current one. */
  user?: { uid: number; gid: number };
  stopSignal: NodeJS.Signals;
  isHealthy: () => Promise<boolean>;
  /** Whether it leaves a request without any reaction. One that hangs is killed, so that it restarts. */
  isSilent: IsSilent;
};

export type ServiceOptions = {
  folder: DataFolder;
  /** Called with each line that the service prints. */
  onLine?: (line: string) => void;
  /** Called with a sentence when the service stops or is healthy again. */
  onEvent?: (sentence: string) => void;
  /** The pause before the first restart, in milliseconds; it doubles with each restart. */
  firstPause?: number;
  hangLimits?: HangLimits;
};

export type RunningService = {
  /**
   * Resolves once the service is healthy.
   * @throws OperatorError if it keeps stopping or doesn't get healthy, or the signal's reason.
   */
  waitUntilHealthy(signal: AbortSignal): Promise<void>;
  /** Stops the service for good, and kills it at the deadline (milliseconds since 1970). */
  stop(deadline: number): Promise<void>;
};

const longestPause = 30_000;
const stableLifetime = 60_000;
const pollMilliseconds = 100;
const startTimeout = 180_000;
const maxDeaths = 3;

/** Starts a service and restarts it whenever it ends. */
export function runService(service: Service, options: ServiceOptions): RunningService {
  const { name, isHealthy } = service;
  const { folder, onLine, onEvent, firstPause = 1000, hangLimits } = options;
  const file = name.toLowerCase();
  const identityFile = join(folder.run, `${file}.json`);
  const log = openLog(join(folder.logs, `${file}.log`));
  const stopping = new AbortController();
  let pid: number | undefined;
  let deaths = 0;

  /** Resolves to how it ended. */
  const runOnce = async () => {
    const child = execa(service.program, service.args, {
      ...service.user,
      cwd: service.cwd,
      env: { ...service.env, ...parentPidEnv },
      extendEnv: false,
      stdin: 'ignore',
      all: true,
      buffer: false,
      reject: false,
      // In its own process group, so that Ctrl-C only reaches us and we decide the order of stopping.
      detached: true,
    });
    pid = child.pid;
    if (pid) writeIdentity(identityFile, pid);
    const exited = new AbortController();
    child.nodeChildProcess.once('exit', () => {
      exited.abort();
      signalGroup(child.pid, 'SIGKILL');
    });
    void killIfHung(exited.signal);
    for await (const output of child.iterable({ from: 'all' })) {
      const line = redact(stripVTControlCharacters(output));
      log.write(line);
      onLine?.(line);
    }
    const { signal, exitCode, originalMessage } = await child;
    pid = undefined;
    rmSync(identityFile, { force: true });
    return signal ?? (exitCode === undefined ? originalMessage : `exit code ${exitCode}`);
  };

  const killIfHung = async (exited: AbortSignal) => {
    if (!(await untilHung(service.isSilent, exited, hangLimits))) return;
    onEvent?.(`The ${name} hasn’t responded for half a minute: stopping and restarting it.`);
    signalGroup(pid, 'SIGKILL');
  };

  const reportRecovery = async () => {
    const death = deaths;
    const isOver = () => deaths !== death || stopping.signal.aborted;
    while (!isOver()) {
      if (await isHealthy()) return onEvent?.(`The ${name} is responding again.`);
      await pause(pollMilliseconds);
    }
  };

  const keepAlive = async () => {
    let restartPause = firstPause;
    while (!stopping.signal.aborted) {
      if (deaths > 0) void reportRecovery();
      const began = Date.now();
      const end = await runOnce();
      if (stopping.signal.aborted) return;
      deaths += 1;
      if (Date.now() - began >= stableLifetime) restartPause = firstPause;
      onEvent?.(
        `The ${name} stopped (${end}) and will restart in ${restartPause / 1000} s. Log: ${log.path}`,
      );
      await pause(restartPause, undefined, { signal: stopping.signal }).catch(() => undefined);
      restartPause = Math.min(restartPause * 2, longestPause);
    }
  };
  const ended = keepAlive();

  return {
    async waitUntilHealthy(signal) {
      const deadline = Date.now() + startTimeout;
      const deathsBefore = deaths;
      while (!(await isHealthy())) {
        signal.throwIfAborted();
        const isHopeless = deaths - deathsBefore >= maxDeaths;
        if (isHopeless || Date.now() > deadline)
          throw new OperatorError(
            `${log.tail()}\nThe ${name} ${isHopeless ? 'keeps stopping' : 'isn’t responding'}. Full log: ${log.path}`,
          );
        await pause(pollMilliseconds);
      }
      signal.throwIfAborted();
    },
    async stop(deadline) {
      stopping.abort();
      if (pid) sendSignal(pid, service.stopSignal);
      const kill = () => signalGroup(pid, 'SIGKILL');
      const timer = setTimeout(kill, Math.max(0, deadline - Date.now()));
      await ended;
      clearTimeout(timer);
    },
  };
}
