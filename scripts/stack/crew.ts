import { writeFileSync } from 'node:fs';
import { styleText } from 'node:util';
import type { DataFolder } from './folder.ts';
import { supervise, type Part, type Supervised } from './part.ts';
import { stoppingFile } from './turn.ts';

export type Crew = {
  /** Starts a part and ends when it answers. Raises Trouble where it does not, and the signal's reason. */
  start(part: Part): Promise<void>;
  /** Stops all parts, the newest first, within ten seconds. May be called twice. Raises nothing. */
  stop(): Promise<void>;
};

export type Crewing = {
  folder: DataFolder;
  say: (line: string) => void;
  /** Which of a part's lines are shown too; all of them stand in its log. */
  shows: (name: string, line: string) => boolean;
  signal: AbortSignal;
};

/** Until when a part that will not stop is left alone, counted from the first signal: newest first. */
const patienceMilliseconds = [4000, 7500, 9500];

/** Parts that live together. In: where their files lie, what to show, what breaks starting off. Raises nothing. */
export function assemble({ folder, say, shows, signal }: Crewing): Crew {
  const running: Supervised[] = [];
  let stopped: Promise<void> | undefined;

  const stop = async () => {
    const began = Date.now();
    writeFileSync(stoppingFile(folder), '');
    for (const [index, part] of running.toReversed().entries())
      await part.stop(began + (patienceMilliseconds[index] ?? 0));
  };
  return {
    async start(part) {
      signal.throwIfAborted();
      const supervised = supervise(part, {
        folder,
        printed: (line) => {
          if (!stopped && shows(part.name, line)) say(`${coloured(part.name)} ${line}`);
        },
        happened: (sentence) => say(styleText('yellow', sentence)),
      });
      running.push(supervised);
      await supervised.answers(signal);
    },
    stop: () => (stopped ??= stop()),
  };
}

function coloured(name: string): string {
  return styleText(name === 'CMS' ? 'magenta' : 'cyan', name.padEnd(4));
}
