import { writeFileSync } from 'node:fs';
import { styleText } from 'node:util';
import { prepareEmbeddedDatabase } from '../database/embedded.ts';
import { step } from '../terminal/steps.ts';
import type { DataFolder } from './data-folder.ts';
import { stoppingFile } from './locks.ts';
import { runService, type RunningService, type Service } from './service.ts';
import { cmsService, cmsUrl, siteService, siteUrl, type Plan } from './services.ts';

export type Stack = {
  site: string;
  cms: string;
  database: string;
  /** Stops site, CMS and database, in this order, within ten seconds and twice SHUTDOWN_DELAY. */
  stop(): Promise<void>;
};

/** An error as Strapi, Node and structured logs write it. */
const errorLine = /(?:error|fatal)[:"]/i;
/** After how long a service is killed, counted from the first signal to stop; the newest service first. */
const stopTimeouts = [5500, 8000, 9500];

/** Starts database, CMS and site, each once the one before is healthy. If one fails, stops them all again. */
export async function startStack(plan: Plan, signal: AbortSignal): Promise<Stack> {
  const { settings, folder, mode } = plan;
  const isShown = (name: string, line: string) =>
    name !== 'database' && (mode === 'development' || errorLine.test(line));
  const shutdownDelay = settings.SHUTDOWN_DELAY * 1000;
  const supervisor = createSupervisor({ folder, isShown, signal, shutdownDelay });
  try {
    const database = await step('Database', async (note) => {
      if (settings.DATABASE_URL) {
        note('the one in DATABASE_URL');
        return settings.DATABASE_URL;
      }
      const embedded = await prepareEmbeddedDatabase(folder, plan.secrets.DATABASE_PASSWORD);
      await supervisor.start(embedded.service);
      note(embedded.note);
      return embedded.url;
    });
    await step('CMS', () => supervisor.start(cmsService(plan, database)));
    await step('Site', () => supervisor.start(siteService(plan)));
    return { site: siteUrl(settings), cms: cmsUrl(settings), database, stop: supervisor.stop };
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
}

/** Runs services that are stopped together. */
export function createSupervisor(options: {
  folder: DataFolder;
  signal: AbortSignal;
  /** Which lines of a service's output are also printed; its log has all of them. */
  isShown?: (name: string, line: string) => boolean;
  /** How much longer the site and the CMS can take to stop, each, in milliseconds. */
  shutdownDelay?: number;
}) {
  const { folder, isShown, signal, shutdownDelay = 0 } = options;
  const running: RunningService[] = [];
  let stopped: Promise<void> | undefined;

  const stop = async () => {
    const began = Date.now();
    writeFileSync(stoppingFile(folder), '');
    for (const [index, service] of running.toReversed().entries())
      await service.stop(began + 2 * shutdownDelay + (stopTimeouts[index] ?? 0));
  };
  return {
    /** Starts a service and resolves once it is healthy. @throws OperatorError if it doesn't get healthy. */
    async start(service: Service): Promise<void> {
      signal.throwIfAborted();
      const { name } = service;
      const label = styleText(name === 'CMS' ? 'magenta' : 'cyan', name.padEnd(4));
      const started = runService(service, {
        folder,
        onLine: (line) => {
          if (!stopped && isShown?.(name, line)) console.log(`${label} ${line}`);
        },
        onEvent: (sentence) => console.log(styleText('yellow', sentence)),
      });
      running.push(started);
      await started.waitUntilHealthy(signal);
    },
    /** Stops all services within ten seconds and the delay, the newest first. Can be called twice. */
    stop: () => (stopped ??= stop()),
  };
}
