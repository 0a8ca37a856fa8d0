import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import { toAnswer, type Answer } from './answer.ts';
import { hashedFolder } from './headers.ts';

/**
 * The files of the build by their paths, in memory with the compressed forms that lie beside them. They
 * are small, and so no stream can fail, no range can be wrong, and a new build takes nothing away.
 */
export async function loadFiles(
  folder: string,
  headers: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, Answer>> {
  const files = new Map<string, Answer>();
  for await (const entry of glob('**/*.*', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length).replace(/^\/?/, '/');
    const identity = await readFile(file);
    const [br, gzip] = await Promise.all(
      ['br', 'gz'].map((ending) => readFile(`${file}.${ending}`).catch(() => identity)),
    );
    const type = typeOf(path);
    const all = {
      ...headers,
      'content-type': type,
      vary: 'Accept-Encoding',
      'cache-control': path.startsWith(hashedFolder)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
    };
    const bodies = { br: br ?? identity, gzip: gzip ?? identity, identity };
    files.set(path, toAnswer(200, type, Object.entries(all), bodies));
  }
  return files;
}

function typeOf(path: string): string {
  // The one type that mrmime does not know.
  if (path.endsWith('.ico')) return 'image/vnd.microsoft.icon';
  const type = lookup(path) ?? 'application/octet-stream';
  return /^text\/|javascript$/.test(type) ? `${type}; charset=utf-8` : type;
}
