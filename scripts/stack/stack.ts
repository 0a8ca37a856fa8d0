import { embeddedDatabase } from '../database/embedded.ts';
import type { Steps } from '../terminal/steps.ts';
import { assemble } from './crew.ts';
import { cmsPart, cmsUrl, sitePart, siteUrl, type Plan } from './parts.ts';

export type Stack = {
  site: string;
  cms: string;
  database: string;
  /** Stops site, CMS and database, in this order, within ten seconds. Raises nothing. */
  stop(): Promise<void>;
};

/** As Strapi, Node and structured logs write it. */
const worthSaying = /(?:error|fatal)[:"]/i;

/**
 * Starts database, CMS and site, each when the one before answers. In: the plan, how to show it
 * and what breaks it off. Out: the running stack. Raises Trouble where a part cannot be started,
 * or the signal's reason; then everything is stopped again.
 */
export async function bringUp(plan: Plan, steps: Steps, signal: AbortSignal): Promise<Stack> {
  const { settings, folder, mode } = plan;
  const shows = (name: string, line: string) =>
    name !== 'database' && (mode === 'development' || worthSaying.test(line));
  const crew = assemble({ folder, say: steps.say, shows, signal });
  try {
    const database = await steps.step('Database', async (note) => {
      if (settings.DATABASE_URL) {
        note('the one in DATABASE_URL');
        return settings.DATABASE_URL;
      }
      const embedded = await embeddedDatabase(folder, plan.secrets.DATABASE_PASSWORD);
      await crew.start(embedded.part);
      note(embedded.note);
      return embedded.url;
    });
    await steps.step('CMS', () => crew.start(cmsPart(plan, database)));
    await steps.step('Site', () => crew.start(sitePart(plan)));
    return { site: siteUrl(settings), cms: cmsUrl(settings), database, stop: crew.stop };
  } catch (error) {
    await crew.stop();
    throw error;
  }
}
