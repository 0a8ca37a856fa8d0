import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFolder } from '../stack/folder.ts';
import { freePort } from '../stack/ports.ts';
import type { Plan } from '../stack/parts.ts';
import { readSecrets } from '../stack/secrets.ts';
import { readSettings } from '../stack/settings.ts';

/**
 * A plan for a stack of its own: new data in the system's temporary folder, free ports, and nothing
 * of the operator's settings. In: nothing. Out: the plan, and how to remove its data. Raises where
 * that folder cannot be written.
 */
export async function throwawayPlan(): Promise<Plan & { remove: () => void }> {
  const path = mkdtempSync(join(tmpdir(), 'colibri-test-'));
  // The user that the database runs as, if that is not root, must be able to pass.
  chmodSync(path, 0o711);
  const [port, cmsPort] = [await freePort(), await freePort()];
  const settings = await readSettings({
    DATA_DIR: path,
    HOST: '127.0.0.1',
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    // Half a day away: no weekly letter comes between those that tests wait for.
    LETTER_TIME: `${String((new Date().getUTCHours() + 12) % 24).padStart(2, '0')}:00`,
    // As the tests call them, for links that name them.
    SITE_URL: `http://127.0.0.1:${port}`,
    ADMIN_URL: `http://127.0.0.1:${cmsPort}`,
  });
  return {
    settings,
    secrets: readSecrets(path, {}),
    folder: openDataFolder(path),
    mode: 'production',
    remove: () => {
      // The database may lie elsewhere, where its user could not enter the temporary folder.
      const database = join(path, 'postgres');
      if (existsSync(database)) rmSync(realpathSync(database), { recursive: true, force: true });
      rmSync(path, { recursive: true, force: true });
    },
  };
}
