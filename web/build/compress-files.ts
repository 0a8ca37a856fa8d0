import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';

/** Writes compressed variants of each file of the build, for the server to send. */
export const compressFiles: AstroIntegration = {
  name: 'compress-files',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      for await (const file of glob('**/*.{css,js,svg}', { cwd: folder })) {
        const bytes = await readFile(join(folder, file));
        await writeFile(join(folder, `${file}.br`), brotliCompressSync(bytes));
        await writeFile(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  },
};
