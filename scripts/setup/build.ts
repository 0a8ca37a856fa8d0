import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../stack/data-folder.ts';
import { withCheckoutLock } from '../stack/locks.ts';
import type { Mode } from '../stack/services.ts';
import { runNode, type CommandContext } from '../terminal/command.ts';
import { step } from '../terminal/steps.ts';
import { invalidate, runIfChanged, type CachedTask } from './build-cache.ts';
import { installPackages } from './install.ts';

const cms = join(root, 'cms');
const dist = join(cms, 'dist');
const panelFolder = 'build';

const site: CachedTask = {
  root,
  inputs: ['web', 'cms/src/contract', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json'],
  cacheFile: join(root, 'dist', '.stamp'),
};
/** Strapi bundles these into its admin panel: our own pages and texts, the plugins and some settings. */
const panel: CachedTask = {
  root: cms,
  inputs: [
    'src/{admin,contract,i18n}',
    'src/*/{admin,i18n}',
    'config/{admin,features,plugins,server}.ts',
    '../docs/editing*.md',
    '../docs/pictures',
    'package*.json',
  ],
  cacheFile: join(dist, panelFolder, '.stamp'),
};
const server: CachedTask = {
  root: cms,
  inputs: ['src', 'config', 'database', 'tsconfig.json', 'package-lock.json'],
  exclude: /^src\/(?:[^/]+\/)?admin\//,
  cacheFile: join(dist, '.stamp'),
};

/** Installs the packages of the CMS and builds what has changed, while no other command does so. */
export function prepareCheckout(context: CommandContext, mode: Mode = 'production'): Promise<void> {
  return withCheckoutLock(async () => {
    await installPackages(cms, context.signal);
    if (mode === 'production') await buildSite(context);
    await buildCms(context, mode);
  }, context.signal);
}

/** Installs the packages of the CMS, while no other command installs or builds. */
export function installCms({ signal }: CommandContext): Promise<void> {
  return withCheckoutLock(() => installPackages(cms, signal), signal);
}

function buildSite({ logs, signal }: CommandContext): Promise<void> {
  return step('Site build', async (note) => {
    const isBuilt = await runIfChanged(site, () =>
      runNode({
        script: 'node_modules/astro/bin/astro.mjs',
        args: ['build'],
        env: { NODE_ENV: 'production' },
        log: join(logs, 'build-site.log'),
        signal,
      }),
    );
    note(isBuilt ? 'built' : 'unchanged');
  });
}

/**
 * Builds the parts of the CMS that have changed: the panel takes a minute and a half, the server seconds. In development
 * Strapi compiles its server itself, into the same folder.
 */
function buildCms({ logs, signal }: CommandContext, mode: Mode): Promise<void> {
  const run = (script: string, ...args: string[]) =>
    runNode({
      script,
      args,
      cwd: cms,
      env: {
        NODE_ENV: 'production',
        // Node's default heap limit on a small machine is too low for Vite to build Strapi's panel.
        NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-old-space-size=2048`,
        // Strapi also creates folders for uploads.
        DATA_DIR: dirname(logs),
      },
      log: join(logs, 'build-cms.log'),
      signal,
    });
  // Strapi has no command that builds only the panel.
  const buildBoth = async () => {
    rmSync(dist, { recursive: true, force: true });
    await run('node_modules/@strapi/strapi/bin/strapi.js', 'build');
  };
  const buildServer = async () => {
    mkdirSync(dist, { recursive: true });
    for (const name of readdirSync(dist))
      if (name !== panelFolder) rmSync(join(dist, name), { recursive: true });
    await run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json');
  };
  return step('CMS build', async (note) => {
    const panelBuilt = await runIfChanged(panel, async () => {
      invalidate(server);
      await runIfChanged(server, buildBoth);
    });
    const serverBuilt = mode === 'production' && (await runIfChanged(server, buildServer));
    if (mode === 'development') invalidate(server);
    note(panelBuilt ? 'built' : serverBuilt ? 'server built, panel unchanged' : 'unchanged');
  });
}
