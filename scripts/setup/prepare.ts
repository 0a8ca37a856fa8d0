import { openDataFolder, readEnvFile } from '../stack/data-folder.ts';
import type { Mode, Plan } from '../stack/services.ts';
import { requireFreePort } from '../stack/ports.ts';
import { readSecrets } from '../stack/secrets.ts';
import { readSettings } from '../stack/settings.ts';
import { lockDataFolder } from '../stack/data-folder-lock.ts';
import type { Steps } from '../terminal/steps.ts';
import { buildCms, buildSite } from './build.ts';
import { withCheckoutLock } from './checkout-lock.ts';
import { installCms, installSite } from './install.ts';

/** Everything that is needed to start the services. */
export type PreparedPlan = Plan & {
  /** Unlocks the data folder. */
  release: () => void;
};

/**
 * Checks the settings, ports and database, then installs and builds, so that mistakes show before the slow steps.
 * @throws OperatorError if something has to be corrected first.
 */
export async function prepare(
  mode: Mode,
  steps: Steps,
  signal: AbortSignal,
): Promise<PreparedPlan> {
  readEnvFile();
  const folder = openDataFolder();
  const context = { steps, logs: folder.logs, signal };
  await withCheckoutLock(context, () => installSite(context));
  const settings = await readSettings(process.env);
  const release = await lockDataFolder(folder);
  try {
    const secrets = readSecrets(folder.path, process.env);
    await requireFreePort('PORT', settings.PORT, settings.HOST);
    await requireFreePort('CMS_PORT', settings.CMS_PORT, settings.HOST);
    if (settings.DATABASE_URL) {
      // Imported here because its packages exist only after installing.
      const { waitForDatabase } = await import('../database/connection.ts');
      await waitForDatabase(settings.DATABASE_URL);
    }
    await withCheckoutLock(context, async () => {
      await installCms(context);
      if (mode === 'production') await buildSite(context);
      await buildCms(context, folder.path, mode);
    });
    return { settings, secrets, folder, mode, release };
  } catch (error) {
    release();
    throw error;
  }
}
