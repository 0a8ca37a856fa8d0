import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Lays a .br and a .gz beside each text file of a folder, for the front to send as they are. */
export async function precompress(folder: URL): Promise<void> {
  const root = fileURLToPath(folder);
  for await (const name of glob('**/*.{js,css,svg,json,txt,xml,webmanifest}', { cwd: root })) {
    const file = join(root, name);
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, brotliCompressSync(bytes));
    await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
