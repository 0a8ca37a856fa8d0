import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFolder } from '../stack/data-folder.ts';
import { freePort } from '../stack/ports.ts';
import type { Plan } from '../stack/services.ts';
import { readSecrets } from '../stack/secrets.ts';
import { readSettings } from '../stack/settings.ts';

/** Plans a stack with new data in a temporary folder, on free ports, and without the operator's settings. */
export async function temporaryPlan(): Promise<Plan & { remove: () => void }> {
  const path = mkdtempSync(join(tmpdir(), 'colibri-test-'));
  // The user that runs the database must be able to enter it.
  chmodSync(path, 0o711);
  const [port, cmsPort] = [await freePort(), await freePort()];
  const settings = await readSettings({
    DATA_DIR: path,
    HOST: '127.0.0.1',
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    // Twelve hours away, so that no scheduled newsletter is sent while tests wait for others.
    LETTER_TIME: `${String((new Date().getUTCHours() + 12) % 24).padStart(2, '0')}:00`,
    // The tests check links with these addresses.
    SITE_URL: `http://127.0.0.1:${port}`,
    ADMIN_URL: `http://127.0.0.1:${cmsPort}`,
  });
  return {
    settings,
    secrets: readSecrets(path, {}),
    folder: openDataFolder(path),
    mode: 'production',
    remove: () => {
      // A symbolic link if the database user couldn't enter the temporary folder.
      const database = join(path, 'postgres');
      if (existsSync(database)) rmSync(realpathSync(database), { recursive: true, force: true });
      rmSync(path, { recursive: true, force: true });
    },
  };
}
