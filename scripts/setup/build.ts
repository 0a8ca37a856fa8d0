import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stack/data-folder.ts';
import type { Mode } from '../stack/services.ts';
import { exitWithParent, runCommand } from '../terminal/command.ts';
import type { CommandContext } from './install.ts';
import { runIfChanged, invalidate, type CachedTask } from './build-cache.ts';

const cms = join(root, 'cms');
const dist = join(cms, 'dist');
const panel = 'build';

const site: CachedTask = {
  root,
  inputs: ['web', 'cms/src/contract', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json'],
  cacheFile: join(root, 'dist', '.stamp'),
};
/** Features of the panel, whose pages and texts are in `admin` and `i18n`. */
const features = readdirSync(join(cms, 'src'))
  .map((name) => `src/${name}`)
  .filter((folder) => existsSync(join(cms, folder, 'admin')));
/** Strapi bundles these into its admin panel: our own pages, the plugins and some settings. */
const cmsPanel: CachedTask = {
  root: cms,
  inputs: [
    'src/admin',
    'src/contract',
    'src/i18n',
    ...features.flatMap((folder) => [`${folder}/admin`, `${folder}/i18n`]),
    'src/plugins',
    '../docs/editing.md',
    '../docs/editing.fr.md',
    '../docs/pictures',
    'package.json',
    'package-lock.json',
    ...['admin', 'features', 'plugins', 'server', 'env'].flatMap((name) => [
      `config/${name}`,
      `config/${name}.ts`,
    ]),
  ],
  cacheFile: join(dist, panel, '.stamp'),
};
const cmsServer: CachedTask = {
  root: cms,
  inputs: ['src', 'config', 'database', 'tsconfig.json', 'package-lock.json'],
  exclude: ['src/admin', ...features.map((folder) => `${folder}/admin`)],
  cacheFile: join(dist, '.stamp'),
};

/** Node's default heap limit on a small machine is too low for Vite to build Strapi's panel. */
const panelMegabytes = 2048;

/** Builds the site if it has changed. */
export function buildSite({ steps, logs, signal }: CommandContext): Promise<void> {
  return steps.step('Site build', async (note) => {
    const isBuilt = await runIfChanged(site, () =>
      runCommand({
        title: 'Building the site',
        program: process.execPath,
        args: [...exitWithParent, 'node_modules/astro/bin/astro.mjs', 'build'],
        cwd: root,
        env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
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
export function buildCms(
  { steps, logs, signal }: CommandContext,
  dataFolder: string,
  mode: Mode,
): Promise<void> {
  const runNode = (title: string, args: string[]) =>
    runCommand({
      title,
      program: process.execPath,
      args: [...exitWithParent, ...args],
      cwd: cms,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIR: dataFolder,
        STRAPI_TELEMETRY_DISABLED: 'true',
      },
      log: join(logs, 'build-cms.log'),
      signal,
    });
  // Strapi has no command that builds only the panel.
  const buildBoth = async () => {
    rmSync(dist, { recursive: true, force: true });
    const strapi = ['node_modules/@strapi/strapi/bin/strapi.js', 'build'];
    await runNode('Building the CMS', [`--max-old-space-size=${panelMegabytes}`, ...strapi]);
  };
  const buildServer = async () => {
    removeServerBuild();
    await runNode('Compiling the CMS', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json']);
  };
  return steps.step('CMS build', async (note) => {
    const panelBuilt = await runIfChanged(cmsPanel, async () => {
      invalidate(cmsServer);
      await runIfChanged(cmsServer, buildBoth);
    });
    const serverBuilt = mode === 'production' && (await runIfChanged(cmsServer, buildServer));
    if (mode === 'development') invalidate(cmsServer);
    note(panelBuilt ? 'built' : serverBuilt ? 'server built, panel unchanged' : 'unchanged');
  });
}

function removeServerBuild(): void {
  mkdirSync(dist, { recursive: true });
  for (const name of existsSync(dist) ? readdirSync(dist) : [])
    if (name !== panel) rmSync(join(dist, name), { recursive: true });
}
