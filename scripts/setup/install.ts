import { basename, join } from 'node:path';
import { leashed, run } from '../terminal/command.ts';
import type { Steps } from '../terminal/steps.ts';
import { root } from '../stack/folder.ts';
import { doOnce } from './stamp.ts';

type Place = { title: string; folder: string; log: string };

const site: Place = { title: 'Site packages', folder: root, log: 'install-site.log' };
const cms: Place = {
  title: 'CMS packages',
  folder: join(root, 'cms'),
  log: 'install-cms.log',
};

export type Installing = { steps: Steps; logs: string; signal: AbortSignal };

/** Installs what the site and these scripts need, if it has changed. In: where to show and log it. Raises Trouble where npm fails. */
export function installSite(how: Installing): Promise<void> {
  return install(site, how);
}

/** Installs what the CMS needs, if it has changed. In: where to show and log it. Raises Trouble where npm fails. */
export function installCms(how: Installing): Promise<void> {
  return install(cms, how);
}

function install(
  { title, folder, log }: Place,
  { steps, logs, signal }: Installing,
): Promise<void> {
  const work = {
    root: folder,
    inputs: ['package.json', 'package-lock.json', '.npmrc'],
    stamp: join(folder, 'node_modules', '.stamp'),
  };
  return steps.step(title, async (note) => {
    const { program, args } = npm();
    const done = await doOnce(work, () =>
      run({
        title: `npm ci (${title})`,
        program,
        // Even where NODE_ENV=production is set: building needs the tools.
        args: [...args, 'ci', '--include=dev'],
        cwd: folder,
        env: withoutCaller(process.env),
        log: join(logs, log),
        signal,
      }),
    );
    note(done ? 'installed' : 'unchanged');
  });
}

/** The npm that started us, under our Node, else the one on PATH. */
function npm(): { program: string; args: string[] } {
  const cli = process.env['npm_execpath'];
  if (cli && basename(cli) === 'npm-cli.js')
    return { program: process.execPath, args: [...leashed, cli] };
  return { program: 'npm', args: [] };
}

/** npm tells its scripts about the package it runs; an npm inside must find its own. */
function withoutCaller(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const told = /^npm_(?:package_|lifecycle_|config_local_prefix$|command$)/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !told.test(name)));
}
