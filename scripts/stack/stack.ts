import { prepareEmbeddedDatabase } from '../database/embedded.ts';
import type { Steps } from '../terminal/steps.ts';
import { createSupervisor } from './supervisor.ts';
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

/** Starts database, CMS and site, each once the one before is healthy. If one fails, stops them all again. */
export async function startStack(plan: Plan, steps: Steps, signal: AbortSignal): Promise<Stack> {
  const { settings, folder, mode } = plan;
  const isShown = (name: string, line: string) =>
    name !== 'database' && (mode === 'development' || errorLine.test(line));
  const shutdownDelay = settings.SHUTDOWN_DELAY * 1000;
  const supervisor = createSupervisor({
    folder,
    print: steps.print,
    isShown,
    signal,
    shutdownDelay,
  });
  try {
    const database = await steps.step('Database', async (note) => {
      if (settings.DATABASE_URL) {
        note('the one in DATABASE_URL');
        return settings.DATABASE_URL;
      }
      const embedded = await prepareEmbeddedDatabase(folder, plan.secrets.DATABASE_PASSWORD);
      await supervisor.start(embedded.service);
      note(embedded.note);
      return embedded.url;
    });
    await steps.step('CMS', () => supervisor.start(cmsService(plan, database)));
    await steps.step('Site', () => supervisor.start(siteService(plan)));
    return { site: siteUrl(settings), cms: cmsUrl(settings), database, stop: supervisor.stop };
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
}
