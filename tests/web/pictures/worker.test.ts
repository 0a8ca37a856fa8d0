import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const imported = /^(?:import|export) (?!type )[^;]*?from '([^']+)';/gms;

/** A file of the project and everything that it imports, directly or not. */
function importsOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, from = ''] of readFileSync(join(root, file), 'utf8').matchAll(imported))
    if (from.startsWith('.')) importsOf(relative(root, join(root, dirname(file), from)), known);
    else if (from.startsWith('#contract/'))
      importsOf(`${from.replace('#contract', 'cms/src/contract')}.ts`, known);
  return known;
}

it('the Dockerfile copies every file that the drawing worker imports into the image', () => {
  const image =
    readFileSync(join(root, 'Dockerfile'), 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const folders = [...image.matchAll(/^COPY ((?:web|cms)\/\S+) \1$/gm)].map(([, folder]) => folder);
  const files = [...importsOf('web/pictures/worker.ts')];
  expect(files).toContain('web/pictures/sheet-pdf.ts');
  expect(files).toContain('web/logic/fit-text.ts');
  expect(files.filter((file) => !folders.some((folder) => file.startsWith(`${folder}/`)))).toEqual(
    [],
  );
});
