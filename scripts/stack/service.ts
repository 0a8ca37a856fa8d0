import { redact } from '#contract/redact';
import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { parentPidEnv, signalGroup } from '../terminal/command.ts';
import { OperatorError } from '../terminal/errors.ts';
import type { DataFolder } from './data-folder.ts';
import { untilHung, type HangLimits, type IsSilent } from './liveness.ts';
import { openLog } from './log.ts';
import { writeIdentity } from './process.ts';

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
  onLine: (line: string) => void;
  /** Called with a sentence when the service stops or is healthy again. */
  onEvent: (sentence: string) => void;
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

const secondMilliseconds = 1000;
const longestPause = 30 * secondMilliseconds;
const stableLifetime = 60 * secondMilliseconds;
const pollMilliseconds = 100;
const startTimeout = 180 * secondMilliseconds;
const maxDeaths = 3;

/** Starts a service and restarts it whenever it ends. */
export function runService(service: Service, options: ServiceOptions): RunningService {
  const { name } = service;
  const file = name.toLowerCase();
  const identityFile = join(options.folder.run, `${file}.json`);
  const log = openLog(join(options.folder.logs, `${file}.log`));
  const stopping = new AbortController();
  let child: ChildProcess | undefined;
  let deaths = 0;

  const runOnce = async () => {
    const began = Date.now();
    child = spawn(service.program, service.args, {
      ...service.user,
      cwd: service.cwd,
      env: { ...service.env, ...parentPidEnv },
      stdio: ['ignore', 'pipe', 'pipe'],
      // In its own process group, so that Ctrl-C only reaches us and we decide the order of stopping.
      detached: true,
    });
    if (child.pid) writeIdentity(identityFile, child.pid);
    for (const stream of [child.stdout, child.stderr])
      if (stream)
        createInterface(stream).on('line', (output) => {
          const line = redact(stripVTControlCharacters(output));
          log.write(line);
          options.onLine(line);
        });
    const exited = new AbortController();
    void killIfHung(child.pid, exited.signal);
    const end = await untilExit(child);
    exited.abort();
    signalGroup(child.pid, 'SIGKILL');
    rmSync(identityFile, { force: true });
    return { end, lifetime: Date.now() - began };
  };

  const killIfHung = async (pid: number | undefined, exited: AbortSignal) => {
    if (!(await untilHung(service.isSilent, exited, options.hangLimits))) return;
    options.onEvent(`${name} hasn’t answered for half a minute: stopping and restarting it.`);
    signalGroup(pid, 'SIGKILL');
  };

  const reportRecovery = async (death: number) => {
    const isOver = () => deaths !== death || stopping.signal.aborted;
    while (!isOver()) {
      if (await service.isHealthy()) return options.onEvent(`${name} is answering again.`);
      await pause(pollMilliseconds);
    }
  };

  const keepAlive = async () => {
    const first = options.firstPause ?? secondMilliseconds;
    let restartPause = first;
    while (!stopping.signal.aborted) {
      if (deaths > 0) void reportRecovery(deaths);
      const { end, lifetime } = await runOnce();
      if (stopping.signal.aborted) return;
      deaths += 1;
      if (lifetime >= stableLifetime) restartPause = first;
      options.onEvent(
        `${name} stopped (${end}) and will restart in ${restartPause / 1000} s. Log: ${log.path}`,
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
      while (!(await service.isHealthy())) {
        signal.throwIfAborted();
        const isHopeless = deaths - deathsBefore >= maxDeaths;
        if (isHopeless || Date.now() > deadline)
          throw new OperatorError(
            `${log.tail()}\n${name} ${isHopeless ? 'keeps stopping' : 'isn’t answering'}. Full log: ${log.path}`,
          );
        await pause(pollMilliseconds);
      }
      signal.throwIfAborted();
    },
    async stop(deadline) {
      stopping.abort();
      child?.kill(service.stopSignal);
      const kill = () => {
        if (child?.exitCode === null && child.signalCode === null)
          signalGroup(child.pid, 'SIGKILL');
      };
      const timer = setTimeout(kill, Math.max(0, deadline - Date.now()));
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Resolves to how a child ended, which includes a program that couldn't be started. */
function untilExit(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
}
