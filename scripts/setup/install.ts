import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import { root } from '../stack/data-folder.ts';
import { withCheckoutLock } from '../stack/locks.ts';
import { OperatorError } from '../terminal/errors.ts';
import { reportError } from '../terminal/main.ts';
import { runIfChanged } from './build-cache.ts';

// Nothing here uses a package, because this installs them.

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
    console.log(`Installing the packages for the ${program} (once, about a minute) …`);
    const [command, ...args] = npmCommand();
    // Also if NODE_ENV=production is set, because building needs the development packages.
    const npm = spawn(command, [...args, 'ci', '--include=dev', '--loglevel=error'], {
      cwd: folder,
      env: { ...withoutNpmVariables(process.env), COLIBRI_PARENT: String(process.pid) },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const stop = () => npm.kill();
    signal?.addEventListener('abort', stop);
    const [code] = await once(npm, 'exit');
    signal?.removeEventListener('abort', stop);
    signal?.throwIfAborted();
    if (code !== 0)
      throw new OperatorError(
        `npm couldn’t install the packages for the ${program}. Its own message is above.`,
      );
  });
}

/** How to run npm: the npm that started us with our own Node, or else the one on PATH. */
function npmCommand(): [string, ...string[]] {
  const cli = process.env['npm_execpath'];
  if (!cli || basename(cli) !== 'npm-cli.js') return ['npm'];
  const exitWithParent = join(root, 'scripts', 'exit-with-parent.mjs');
  return [process.execPath, '--import', exitWithParent, cli];
}

/** npm describes its current package in the environment; an npm started from a script must not inherit that. */
function withoutNpmVariables(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const inherited = /^npm_(?:package_|lifecycle_|config_local_prefix$|command$)/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !inherited.test(name)));
}
