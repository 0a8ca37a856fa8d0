import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../stack/data-folder.ts';
import { checkoutLockFile, withCheckoutLock } from '../stack/locks.ts';
import { writeIdentity } from '../stack/process.ts';
import { OperatorError } from '../terminal/errors.ts';
import { reportError } from '../terminal/main.ts';
import { runIfChanged } from './build-cache.ts';

// Nothing here uses a package, because this installs them.

const exitWithParent = new URL('../exit-with-parent.mjs', import.meta.url).href;

/** Installs the packages of the site and of these scripts if they have changed. Exits if that fails. */
export async function installScripts(): Promise<void> {
  await withCheckoutLock(() => installPackages(root)).catch((error: unknown) => {
    process.exit(reportError(error));
  });
}

/** Installs the packages in a folder if they have changed. npm shows its progress and its errors itself. */
export async function installPackages(folder: string, signal?: AbortSignal): Promise<void> {
  const task = {
    root: folder,
    inputs: ['package.json', 'package-lock.json', '.npmrc'],
    cacheFile: join(folder, 'node_modules', '.stamp'),
  };
  await runIfChanged(task, async () => {
    const program = folder === root ? 'site' : 'CMS';
    console.log(`Installing the packages for the ${program} (once, about a minute)…`);
    // Also the development packages if NODE_ENV=production is set, because building needs them. The folder, because an
    // npm that runs a script tells another one to work on its own.
    const npm = spawn('npm', ['ci', '--include=dev', '--loglevel=error', `--prefix=${folder}`], {
      cwd: folder,
      env: {
        ...process.env,
        NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${exitWithParent}`,
        COLIBRI_PARENT: String(process.pid),
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    // If this process is killed, npm takes seconds to end: the next command must wait for it, too.
    if (npm.pid) writeIdentity(checkoutLockFile, npm.pid);
    const stop = () => npm.kill();
    signal?.addEventListener('abort', stop);
    const [code] = await once(npm, 'exit');
    writeIdentity(checkoutLockFile, process.pid);
    signal?.removeEventListener('abort', stop);
    signal?.throwIfAborted();
    if (code !== 0)
      throw new OperatorError(
        `npm couldn’t install the packages for the ${program}. Its own message is above.`,
      );
  });
}
