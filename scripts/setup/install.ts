import { basename, join } from 'node:path';
import { exitWithParent, runCommand } from '../terminal/command.ts';
import type { Steps } from '../terminal/steps.ts';
import { root } from '../stack/data-folder.ts';
import { runIfChanged } from './build-cache.ts';

type PackageFolder = { title: string; folder: string; log: string };

const site: PackageFolder = { title: 'Site packages', folder: root, log: 'install-site.log' };
const cms: PackageFolder = {
  title: 'CMS packages',
  folder: join(root, 'cms'),
  log: 'install-cms.log',
};

/** What each step of a command needs: how to show it, where to log it, and the signal that stops it. */
export type CommandContext = { steps: Steps; logs: string; signal: AbortSignal };

/** Installs the packages of the site and of these scripts if they have changed. */
export function installSite(context: CommandContext): Promise<void> {
  return install(site, context);
}

/** Installs the packages of the CMS if they have changed. */
export function installCms(context: CommandContext): Promise<void> {
  return install(cms, context);
}

function install(
  { title, folder, log }: PackageFolder,
  { steps, logs, signal }: CommandContext,
): Promise<void> {
  const task = {
    root: folder,
    inputs: ['package.json', 'package-lock.json', '.npmrc'],
    cacheFile: join(folder, 'node_modules', '.stamp'),
  };
  return steps.step(title, async (note) => {
    const { program, args } = npmCommand();
    const isInstalled = await runIfChanged(task, () =>
      runCommand({
        title: `npm ci (${title})`,
        program,
        // Also if NODE_ENV=production is set, because building needs the development packages.
        args: [...args, 'ci', '--include=dev'],
        cwd: folder,
        env: withoutNpmVariables(process.env),
        log: join(logs, log),
        signal,
      }),
    );
    note(isInstalled ? 'installed' : 'unchanged');
  });
}

/** How to run npm: the npm that started us with our own Node, or else the one on PATH. */
function npmCommand(): { program: string; args: string[] } {
  const cli = process.env['npm_execpath'];
  if (cli && basename(cli) === 'npm-cli.js')
    return { program: process.execPath, args: [...exitWithParent, cli] };
  return { program: 'npm', args: [] };
}

/** npm describes its current package in the environment; an npm started from a script must not inherit that. */
function withoutNpmVariables(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const inherited = /^npm_(?:package_|lifecycle_|config_local_prefix$|command$)/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !inherited.test(name)));
}
