import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { rolldown, type Plugin } from 'rolldown';

const workerFolder = fileURLToPath(new URL('../offline/', import.meta.url));

/** The hash of everything that was built. */
async function hashBuild(folder: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

async function filesIn(pattern: string, cwd: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd })) files.push(file);
  return files.toSorted();
}

/** Bundles the service worker, which knows the files of its build, and the one that removes it (web/offline). */
export const serviceWorker: AstroIntegration = {
  name: 'service-worker',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const client = fileURLToPath(dir);
      const files = await filesIn('_astro/**/*.{css,js,woff2}', client);
      const build = fileURLToPath(new URL('..', dir));
      const buildId = await hashBuild(
        build,
        await filesIn('**/*.{css,ico,js,mjs,png,svg,woff2}', build),
      );
      const buildFacts: Plugin = {
        name: 'build-facts',
        resolveId: (id) => (id === 'virtual:build' ? `\0${id}` : undefined),
        load: (id) =>
          id === '\0virtual:build'
            ? `export const buildId = ${JSON.stringify(buildId)};
               export const files = ${JSON.stringify(files.map((file) => `/${file}`))};`
            : undefined,
      };
      for (const [name, output] of [
        ['worker.ts', 'sw.js'],
        ['remove.ts', 'sw-off.js'],
      ] as const) {
        const bundle = await rolldown({
          input: join(workerFolder, name),
          platform: 'browser',
          plugins: [buildFacts],
          transform: { define: { 'process.env.NODE_ENV': '"production"' } },
        });
        await bundle.write({
          file: join(client, output),
          format: 'iife',
          minify: true,
          comments: false,
        });
      }
    },
  },
};
