import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import { toRenderedResponse, type RenderedResponse } from './renderer.ts';
import { immutableFolders } from './headers.ts';

/**
 * Loads the built files and their compressed variants into memory, by path. They are small, and the running server still
 * has them when a new build replaces them on disk.
 */
export async function loadStaticFiles(
  folder: string,
  headers: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, RenderedResponse>> {
  const files = new Map<string, RenderedResponse>();
  for await (const entry of glob('**/*.*', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length).replace(/^\/?/, '/');
    const identity = await readFile(file);
    const [br, gzip] = await Promise.all(
      ['br', 'gz'].map((extension) => readFile(`${file}.${extension}`).catch(() => identity)),
    );
    const type = typeOf(path);
    const allHeaders = {
      ...headers,
      'content-type': type,
      vary: 'Accept-Encoding',
      'cache-control': cacheControlOf(path),
    };
    const bodies = { br: br ?? identity, gzip: gzip ?? identity, identity };
    files.set(path, toRenderedResponse(200, type, Object.entries(allHeaders), bodies));
  }
  return files;
}

/** The service worker, and what is served in its place when it is switched off (web/offline). */
const workerPath = '/sw.js';
const removingWorkerPath = '/sw-off.js';

function cacheControlOf(path: string): string {
  if (immutableFolders.some((each) => path.startsWith(each)))
    return 'public, max-age=31536000, immutable';
  return path.startsWith('/sw') ? 'no-cache' : 'public, max-age=3600';
}

/** Without the service worker: in its place is one that removes itself from all browsers. */
export function withoutServiceWorker(
  files: ReadonlyMap<string, RenderedResponse>,
): ReadonlyMap<string, RenderedResponse> {
  const removing = files.get(removingWorkerPath);
  return removing ? new Map([...files, [workerPath, removing]]) : files;
}

function typeOf(path: string): string {
  // mrmime doesn't know this type.
  if (path.endsWith('.ico')) return 'image/vnd.microsoft.icon';
  const type = lookup(path) ?? 'application/octet-stream';
  return /^text\/|javascript$/.test(type) ? `${type}; charset=utf-8` : type;
}
