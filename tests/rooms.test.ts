import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Each room, and the rooms that its files may import from, beside their own. Arrows run downhill. */
const mayImport: Record<string, readonly string[]> = {
  'cms/src/contract': [],
  'cms/src/i18n': ['cms/src/contract'],
  'cms/src': ['cms/src/contract', 'cms/src/i18n'],
  // It runs in a browser.
  'cms/src/admin': ['cms/src/contract', 'cms/src/i18n', 'docs'],
  'cms/config': ['cms/src', 'cms/src/contract'],
  'web/i18n': ['cms/src/contract'],
  'web/logic': ['cms/src/contract', 'web/i18n'],
  'web/data': ['cms/src/contract', 'web/logic'],
  'web/pictures': ['cms/src/contract', 'web/logic'],
  'web/api': ['cms/src/contract', 'web/logic'],
  'web/directives': [],
  'web/stores': ['cms/src/contract', 'web/i18n', 'web/logic', 'web/api'],
  'web/islands': ['cms/src/contract', 'web/i18n', 'web/logic', 'web/api', 'web/stores'],
  'web/components': ['cms/src/contract', 'web/i18n', 'web/logic', 'web/stores', 'web/islands'],
  'web/layouts': [
    'cms/src/contract',
    'web/i18n',
    'web/logic',
    'web/stores',
    'web/data',
    'web/islands',
    'web/components',
    'web/styles',
  ],
  'web/pages': [
    'cms/src/contract',
    'web/i18n',
    'web/logic',
    'web/data',
    'web/pictures',
    'web/layouts',
    'web/components',
    'web/islands',
  ],
  'web/server': ['cms/src/contract', 'web/logic'],
  'web/styles': [],
  web: ['cms/src/contract', 'web/logic', 'web/data'],
  scripts: ['cms/src/contract'],
  docs: [],
};

const source = /\.(?:ts|tsx|astro|mjs)$/;
const imported = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;
const longest = 250;
const medianLines = 45;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
})
  .toString()
  .split('\n')
  .filter((file) => source.test(file) && !file.endsWith('.d.ts'));
const ours = files.filter((file) => /^(?:cms|web|scripts)\//.test(file));
const written = (file: string) => readFileSync(join(root, file), 'utf8');
const linesOf = (file: string) => written(file).split('\n').length;

function roomOf(file: string): string {
  const rooms = Object.keys(mayImport).filter((room) => file.startsWith(`${room}/`));
  return rooms.toSorted((a, b) => b.length - a.length)[0] ?? '';
}

/** The file behind an import, from the root; undefined for a package. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#contract/')) return specifier.replace('#contract', 'cms/src/contract');
  if (!specifier.startsWith('.')) return undefined;
  return relative(root, join(root, dirname(file), specifier));
}

const imports = ours.flatMap((file) =>
  [...written(file).matchAll(imported)].map(([, specifier = '']) => ({ file, specifier })),
);

describe('the rooms', () => {
  it('have no arrow that runs uphill', () => {
    const uphill = imports.filter(({ file, specifier }) => {
      const target = targetOf(file, specifier);
      if (!target) return false;
      const [from, to] = [roomOf(file), roomOf(target)];
      return from !== to && !mayImport[from]?.includes(to);
    });
    expect(uphill, 'move what is imported downhill, or ask for it from a page').toEqual([]);
  });

  it('keep the contract to zod alone, and the site to the contract of the CMS', () => {
    const foreign = imports.filter(
      ({ file, specifier }) =>
        roomOf(file) === 'cms/src/contract' && !/^(?:zod$|\.\/)/.test(specifier),
    );
    expect(foreign, 'the contract runs in both programs and in browsers').toEqual([]);
    const strapi = imports.filter(
      ({ file, specifier }) => file.startsWith('web/') && specifier.includes('strapi'),
    );
    expect(strapi, 'the site knows nothing of Strapi').toEqual([]);
  });

  it('hold each file in a room of the map', () => {
    expect(ours.filter((file) => roomOf(file) === '')).toEqual([]);
  });
});

describe('files', () => {
  const counted = ours.filter((file) => !/\/(?:seed|i18n)\//.test(file));

  it(`are no longer than ${longest} lines`, () => {
    const long = counted.filter((file) => linesOf(file) > longest);
    expect(long, 'is it two rooms?').toEqual([]);
  });

  it(`have a median of at most ${medianLines} lines`, () => {
    const sorted = counted.map(linesOf).toSorted((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(medianLines);
  });

  it('silence no check and take no any', () => {
    const silenced = files.filter((file) =>
      /@ts-(?:ignore|nocheck|expect-error)|oxlint-disable|eslint-disable|\bas any\b|: any\b/.test(
        written(file).replaceAll(/^.*@ts-\(.*$/gm, ''),
      ),
    );
    expect(silenced).toEqual([]);
  });
});
