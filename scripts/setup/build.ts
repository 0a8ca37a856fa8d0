import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stack/folder.ts';
import type { Mode } from '../stack/parts.ts';
import { leashed, run } from '../terminal/command.ts';
import type { Installing } from './install.ts';
import { doOnce, forget, type Work } from './stamp.ts';

const cms = join(root, 'cms');
const dist = join(cms, 'dist');
const panel = 'build';

const site: Work = {
  root,
  inputs: ['web', 'cms/src/contract', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json'],
  stamp: join(root, 'dist', '.stamp'),
};
/** What Strapi bundles into its panel: our part of it, plugins, and the settings written into it. */
const cmsPanel: Work = {
  root: cms,
  inputs: [
    'src/admin',
    'src/plugins',
    '../docs/editing.md',
    '../docs/editing.fr.md',
    'package.json',
    'package-lock.json',
    ...['admin', 'features', 'plugins', 'server', 'env'].flatMap((name) => [
      `config/${name}`,
      `config/${name}.ts`,
    ]),
  ],
  stamp: join(dist, panel, '.stamp'),
};
const cmsServer: Work = {
  root: cms,
  inputs: ['src', 'config', 'database', 'tsconfig.json', 'package-lock.json'],
  except: ['src/admin'],
  stamp: join(dist, '.stamp'),
};

/** Megabytes that Vite may take for Strapi's panel; Node's own limit is too low on small machines. */
const panelMegabytes = 2048;

/** Builds the site, if it has changed. In: where to show and log it. Raises Trouble where that fails. */
export function buildSite({ steps, logs, signal }: Installing): Promise<void> {
  return steps.step('Site build', async (note) => {
    const done = await doOnce(site, () =>
      run({
        title: 'Building the site',
        program: process.execPath,
        args: [...leashed, 'node_modules/astro/bin/astro.mjs', 'build'],
        cwd: root,
        env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
        log: join(logs, 'build-site.log'),
        signal,
      }),
    );
    note(done ? 'built' : 'unchanged');
  });
}

/**
 * Builds of the CMS what has changed: the panel takes a minute and a half, the server seconds. In:
 * where to show and log it, the data folder's path, and how it shall run: in development, Strapi
 * compiles its server itself, into the same folder. Raises Trouble where building fails.
 */
export function buildCms(
  { steps, logs, signal }: Installing,
  dataFolder: string,
  mode: Mode,
): Promise<void> {
  const node = (title: string, args: string[]) =>
    run({
      title,
      program: process.execPath,
      args: [...leashed, ...args],
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
  // Strapi has no command for the panel alone.
  const both = async () => {
    rmSync(dist, { recursive: true, force: true });
    const strapi = ['node_modules/@strapi/strapi/bin/strapi.js', 'build'];
    await node('Building the CMS', [`--max-old-space-size=${panelMegabytes}`, ...strapi]);
  };
  const server = async () => {
    clearServer();
    await node('Compiling the CMS', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json']);
  };
  return steps.step('CMS build', async (note) => {
    const panelBuilt = await doOnce(cmsPanel, async () => {
      forget(cmsServer);
      await doOnce(cmsServer, both);
    });
    const serverBuilt = mode === 'production' && (await doOnce(cmsServer, server));
    if (mode === 'development') forget(cmsServer);
    note(panelBuilt ? 'built' : serverBuilt ? 'server built, panel unchanged' : 'unchanged');
  });
}

function clearServer(): void {
  mkdirSync(dist, { recursive: true });
  for (const name of existsSync(dist) ? readdirSync(dist) : [])
    if (name !== panel) rmSync(join(dist, name), { recursive: true });
}
