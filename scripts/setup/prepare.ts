import { openDataFolder, readEnvFile } from '../stack/folder.ts';
import type { Mode, Plan } from '../stack/parts.ts';
import { demandPort } from '../stack/ports.ts';
import { readSecrets } from '../stack/secrets.ts';
import { readSettings } from '../stack/settings.ts';
import { takeTurn } from '../stack/turn.ts';
import type { Steps } from '../terminal/steps.ts';
import { buildCms, buildSite } from './build.ts';
import { alone } from './checkout.ts';
import { installCms, installSite } from './install.ts';

/** All that comes before the first part is started. */
export type Prepared = Plan & {
  /** Gives the data folder back. */
  release: () => void;
};

/**
 * Gets everything that running needs. What may be wrong is looked at before what takes long. In:
 * how it shall run, how to show it and what breaks it off. Raises Trouble where something is wrong.
 */
export async function prepare(mode: Mode, steps: Steps, signal: AbortSignal): Promise<Prepared> {
  readEnvFile();
  const folder = openDataFolder();
  const installing = { steps, logs: folder.logs, signal };
  await alone(installing, () => installSite(installing));
  const settings = await readSettings(process.env);
  const release = await takeTurn(folder);
  try {
    const secrets = readSecrets(folder.path, process.env);
    await demandPort('PORT', settings.PORT, settings.HOST);
    await demandPort('CMS_PORT', settings.CMS_PORT, settings.HOST);
    if (settings.DATABASE_URL) {
      // Not at the top: its packages are there only after installing.
      const { demandDatabase } = await import('../database/answers.ts');
      await demandDatabase(settings.DATABASE_URL);
    }
    await alone(installing, async () => {
      await installCms(installing);
      if (mode === 'production') await buildSite(installing);
      await buildCms(installing, folder.path, mode);
    });
    return { settings, secrets, folder, mode, release };
  } catch (error) {
    release();
    throw error;
  }
}
