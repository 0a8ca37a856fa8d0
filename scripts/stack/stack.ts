import { writeFileSync } from 'node:fs';
import { styleText } from 'node:util';
import { embeddedDatabase } from '../database/embedded.ts';
import { demandDatabase } from '../database/answers.ts';
import type { Steps } from '../terminal/steps.ts';
import { supervise, type Part, type Supervised, type Watch } from './part.ts';
import { cmsPart, cmsUrl, sitePart, siteUrl, type Plan } from './parts.ts';
import { stoppingFile } from './turn.ts';

export type Stack = {
  site: string;
  cms: string;
  database: string;
  /** Stops all parts in order, within ten seconds. May be called twice. Raises nothing. */
  stop(): Promise<void>;
};

/** Until when each part may take to stop, counted from the first signal. */
const stopMilliseconds: Record<string, number> = { site: 4000, CMS: 7500, database: 9500 };

/** What of a part's lines is shown on the terminal too; all of them stand in its log. */
const worthSaying = /\b(?:error|fatal)\b/i;

/**
 * Starts database, CMS and site, each when the one before answers. In: the plan, how to show it
 * and what breaks it off. Out: the running stack. Raises Trouble where a part cannot be started,
 * or the signal's reason; then everything is stopped again.
 */
export async function bringUp(plan: Plan, steps: Steps, signal: AbortSignal): Promise<Stack> {
  const { settings, folder, mode } = plan;
  const running: { name: string; supervised: Supervised }[] = [];
  let stopped: Promise<void> | undefined;

  const stop = async () => {
    const began = Date.now();
    writeFileSync(stoppingFile(folder), '');
    for (const { name, supervised } of running.toReversed())
      await supervised.stop(began + (stopMilliseconds[name] ?? 0));
  };
  const watch = (name: string): Watch => ({
    folder,
    printed: (line) => {
      const shown = name !== 'database' && (mode === 'development' || worthSaying.test(line));
      if (shown && stopped === undefined) steps.say(`${coloured(name)} ${line}`);
    },
    happened: (sentence) => steps.say(styleText('yellow', sentence)),
  });
  const start = async (part: Part) => {
    signal.throwIfAborted();
    const supervised = supervise(part, watch(part.name));
    running.push({ name: part.name, supervised });
    await supervised.answers(signal);
  };

  try {
    const database = await steps.step('Database', async (note) => {
      if (settings.DATABASE_URL) {
        await demandDatabase(settings.DATABASE_URL);
        note('the one DATABASE_URL names');
        return settings.DATABASE_URL;
      }
      const embedded = await embeddedDatabase(folder, plan.secrets.DATABASE_PASSWORD);
      await start(embedded.part);
      note(embedded.note);
      return embedded.url;
    });
    await steps.step('CMS', () => start(cmsPart(plan, database)));
    await steps.step('Site', () => start(sitePart(plan)));
    return {
      site: siteUrl(settings),
      cms: cmsUrl(settings),
      database,
      stop: () => (stopped ??= stop()),
    };
  } catch (error) {
    await (stopped ??= stop());
    throw error;
  }
}

function coloured(name: string): string {
  return styleText(name === 'CMS' ? 'magenta' : 'cyan', name.padEnd(4));
}
