import { redact } from '#contract/redact';
import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { ourPid, signalGroup } from '../terminal/command.ts';
import { Trouble } from '../terminal/trouble.ts';
import type { DataFolder } from './folder.ts';
import { openLog } from './log.ts';
import { writeIdentity } from './process.ts';

/** A program that runs as long as we do. */
export type Part = {
  name: string;
  program: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** As whom it runs, if not as ourselves. */
  user?: { uid: number; gid: number };
  /** Asks it to stop. */
  stopSignal: NodeJS.Signals;
  /** Whether it answers. */
  healthy: () => Promise<boolean>;
};

/** What is told about a part, and where its files lie. */
export type Watch = {
  folder: DataFolder;
  /** A line that the part printed. */
  printed: (line: string) => void;
  /** What happened to it, as a sentence. */
  happened: (sentence: string) => void;
  /** The pause before the first new start; it doubles from there. */
  firstPause?: number;
};

export type Supervised = {
  /** Ends when the part answers. Raises Trouble where it ends over and over or stays silent, and the signal's reason. */
  answers(signal: AbortSignal): Promise<void>;
  /** Stops it for good; by force from the deadline on (as Date.now() counts). Raises nothing. */
  stop(deadline: number): Promise<void>;
};

const secondMilliseconds = 1000;
const longestPause = 30 * secondMilliseconds;
const soundLife = 60 * secondMilliseconds;
const lookEveryMilliseconds = 100;
const patience = 180 * secondMilliseconds;
const deathsUntilTrouble = 3;

/**
 * Starts a part, and again whenever it ends. In: the part and who watches. Out: how to wait for it
 * and how to stop it. Raises where its log cannot be written.
 */
export function supervise(part: Part, watch: Watch): Supervised {
  const { name } = part;
  const file = name.toLowerCase();
  const identityFile = join(watch.folder.run, `${file}.json`);
  const log = openLog(join(watch.folder.logs, `${file}.log`));
  const stopping = new AbortController();
  let child: ChildProcess | undefined;
  let deaths = 0;

  const live = async () => {
    const began = Date.now();
    child = spawn(part.program, part.args, {
      ...part.user,
      cwd: part.cwd,
      env: { ...part.env, ...ourPid },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that Ctrl-C reaches us alone and the order of stopping is ours.
      detached: true,
    });
    if (child.pid) writeIdentity(identityFile, child.pid);
    for (const stream of [child.stdout, child.stderr])
      if (stream)
        createInterface(stream).on('line', (coloured) => {
          const line = redact(stripVTControlCharacters(coloured));
          log.write(line);
          watch.printed(line);
        });
    const end = await endOf(child);
    signalGroup(child.pid, 'SIGKILL');
    rmSync(identityFile, { force: true });
    return { end, lifetime: Date.now() - began };
  };

  const sayWhenBack = async (life: number) => {
    const over = () => deaths !== life || stopping.signal.aborted;
    while (!over()) {
      if (await part.healthy()) return watch.happened(`${name} is answering again.`);
      await pause(lookEveryMilliseconds);
    }
  };

  const keepAlive = async () => {
    const first = watch.firstPause ?? secondMilliseconds;
    let rest = first;
    while (!stopping.signal.aborted) {
      if (deaths > 0) void sayWhenBack(deaths);
      const { end, lifetime } = await live();
      if (stopping.signal.aborted) return;
      deaths += 1;
      if (lifetime >= soundLife) rest = first;
      watch.happened(
        `${name} stopped (${end}) and will restart in ${rest / 1000} s. Log: ${log.path}`,
      );
      await pause(rest, undefined, { signal: stopping.signal }).catch(() => undefined);
      rest = Math.min(rest * 2, longestPause);
    }
  };
  const ended = keepAlive();

  return {
    async answers(signal) {
      const until = Date.now() + patience;
      const deathsBefore = deaths;
      while (!(await part.healthy())) {
        signal.throwIfAborted();
        const hopeless = deaths - deathsBefore >= deathsUntilTrouble;
        if (hopeless || Date.now() > until)
          throw new Trouble(
            `${log.tail()}\n${name} ${hopeless ? 'keeps stopping' : 'isn’t answering'}. Full log: ${log.path}`,
          );
        await pause(lookEveryMilliseconds);
      }
      signal.throwIfAborted();
    },
    async stop(deadline) {
      stopping.abort();
      child?.kill(part.stopSignal);
      const force = () => {
        if (child?.exitCode === null && child.signalCode === null)
          signalGroup(child.pid, 'SIGKILL');
      };
      const timer = setTimeout(force, Math.max(0, deadline - Date.now()));
      await ended;
      clearTimeout(timer);
    },
  };
}

/** How a child ends. A program that cannot be started ends as well. */
function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
}
