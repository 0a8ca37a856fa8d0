import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { prepareEmbeddedDatabase } from '../../scripts/database/embedded.ts';
import { openDataFolder, type DataFolder } from '../../scripts/stack/data-folder.ts';
import { runService } from '../../scripts/stack/service.ts';

/** Starts the embedded database as `npm start` does, until the test has finished. */
export async function startEmbedded(folder: DataFolder, password = 'pass') {
  const database = await start(folder, password);
  onTestFinished(database.stop);
  return database;
}

/** Starts an embedded database for the tests of a file. Its folders are deleted when it stops. */
export async function startSharedDatabase() {
  const paths: string[] = [];
  const addFolder = () => {
    const path = mkdtempSync(join(tmpdir(), 'colibri-scripts-'));
    // The user that runs the database must be able to enter it.
    chmodSync(path, 0o711);
    paths.push(path);
    return openDataFolder(path);
  };
  // Nothing in it has to survive a power failure.
  const { url, stop } = await start(addFolder(), 'pass', ['-c', 'fsync=off']);
  return {
    url,
    addFolder,
    stop: async () => {
      await stop();
      for (const path of paths) rmSync(path, { recursive: true, force: true });
    },
  };
}

async function start(folder: DataFolder, password: string, args: string[] = []) {
  const { service, url, note } = await prepareEmbeddedDatabase(folder, password);
  const database = runService({ ...service, args: [...service.args, ...args] }, { folder });
  await database.waitUntilHealthy(new AbortController().signal);
  return { url, note, stop: () => database.stop(Date.now() + 60_000) };
}
