import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const packages = createRequire(import.meta.url);

async function loadFont(name: string, file: string, weight: 700 | 800) {
  const data = await readFile(packages.resolve(`@fontsource/${file}-${weight}-normal.woff`));
  return { name, data, weight, style: 'normal' } as const;
}

/** The fonts of share pictures: Latin, and extended Latin for less common letters. */
export const fonts = Promise.all([
  loadFont('display', 'baloo-2/files/baloo-2-latin', 800),
  loadFont('display-ext', 'baloo-2/files/baloo-2-latin-ext', 800),
  loadFont('body', 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin', 700),
  loadFont(
    'body-ext',
    'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext',
    700,
  ),
]);
