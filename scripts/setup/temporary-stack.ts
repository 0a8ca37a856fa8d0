import { chmodSync, copyFileSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { copyDatabase, filledDatabaseName } from '../database/cluster.ts';
import { locateDatabase } from '../database/location.ts';
import { openDataFolder } from '../stack/data-folder.ts';
import { freePort } from '../stack/ports.ts';
import { readSecrets, secretsFile } from '../stack/secrets.ts';
import type { Plan } from '../stack/services.ts';
import { readSettings } from '../stack/settings.ts';
import { startStack, type Stack } from '../stack/stack.ts';

/**
 * Starts a stack once and runs a job with its folder, of which `withTemporaryStack` makes copies: filling a database
 * takes most of the processor time of a first start.
 */
export async function withFirstStart<T>(
  signal: AbortSignal,
  job: (folder: string) => Promise<T>,
): Promise<T> {
  const plan = await temporaryPlan();
  const { path } = plan.folder;
  try {
    await (await startStack(plan, signal)).stop();
    await copyDatabase(locateDatabase(path), filledDatabaseName);
    return await job(path);
  } finally {
    plan.remove();
  }
}

/**
 * Runs a job on a stack with new data, which are deleted afterwards.
 * @param first The folder of a first start, which is copied.
 */
export async function withTemporaryStack<T>(
  signal: AbortSignal,
  job: (stack: Stack, plan: Plan) => Promise<T>,
  first?: string,
): Promise<T> {
  const plan = await temporaryPlan(first);
  try {
    const stack = await startStack(plan, signal);
    try {
      return await job(stack, plan);
    } finally {
      await stack.stop();
    }
  } finally {
    plan.remove();
  }
}

/** Plans a stack with new data in a temporary folder, on free ports, and without the operator's settings. */
export async function temporaryPlan(first?: string): Promise<Plan & { remove: () => void }> {
  const path = mkdtempSync(join(tmpdir(), 'colibri-test-'));
  // The user that runs the database must be able to enter it.
  chmodSync(path, 0o711);
  if (first) {
    copyFileSync(secretsFile(first), secretsFile(path));
    // Unlike Node's own copies, these belong to the same user.
    await execa('cp', ['-a', locateDatabase(first).cluster, locateDatabase(path).cluster]);
  }
  // At the same time: one after the other, they could be the same.
  const [port, cmsPort] = await Promise.all([freePort(), freePort()]);
  const settings = readSettings({
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
