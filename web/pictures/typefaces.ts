import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const packages = createRequire(import.meta.url);

async function typeface(name: string, file: string, weight: 700 | 800) {
  const data = await readFile(packages.resolve(`@fontsource/${file}-${weight}-normal.woff`));
  return { name, data, weight, style: 'normal' } as const;
}

/** The typefaces of the pictures: Latin letters, then the rarer ones that Latin languages have. */
export const typefaces = Promise.all([
  typeface('display', 'baloo-2/files/baloo-2-latin', 800),
  typeface('display-ext', 'baloo-2/files/baloo-2-latin-ext', 800),
  typeface('body', 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin', 700),
  typeface(
    'body-ext',
    'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext',
    700,
  ),
]);
