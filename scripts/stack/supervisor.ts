import { writeFileSync } from 'node:fs';
import { styleText } from 'node:util';
import type { DataFolder } from './data-folder.ts';
import { runService, type Service, type RunningService } from './service.ts';
import { stoppingFile } from './data-folder-lock.ts';

export type Supervisor = {
  /** Starts a service and resolves once it is healthy. @throws OperatorError if it doesn't get healthy. */
  start(service: Service): Promise<void>;
  /** Stops all services within ten seconds and the delay, the newest first. Can be called twice. */
  stop(): Promise<void>;
};

export type SupervisorOptions = {
  folder: DataFolder;
  print: (line: string) => void;
  /** Which lines of a service's output are also printed; its log has all of them. */
  isShown: (name: string, line: string) => boolean;
  signal: AbortSignal;
  /** How much longer the site and the CMS can take to stop, each. */
  shutdownDelay?: number;
};

/** After how long a service is killed, counted from the first signal to stop; the newest service first. */
const stopTimeouts = [5500, 8000, 9500];

export function createSupervisor({
  folder,
  print,
  isShown,
  signal,
  shutdownDelay = 0,
}: SupervisorOptions): Supervisor {
  const running: RunningService[] = [];
  let stopped: Promise<void> | undefined;

  const stop = async () => {
    const began = Date.now();
    writeFileSync(stoppingFile(folder), '');
    for (const [index, service] of running.toReversed().entries())
      await service.stop(began + 2 * shutdownDelay + (stopTimeouts[index] ?? 0));
  };
  return {
    async start(service) {
      signal.throwIfAborted();
      const started = runService(service, {
        folder,
        onLine: (line) => {
          if (!stopped && isShown(service.name, line))
            print(`${coloredName(service.name)} ${line}`);
        },
        onEvent: (sentence) => print(styleText('yellow', sentence)),
      });
      running.push(started);
      await started.waitUntilHealthy(signal);
    },
    stop: () => (stopped ??= stop()),
  };
}

function coloredName(name: string): string {
  return styleText(name === 'CMS' ? 'magenta' : 'cyan', name.padEnd(4));
}
