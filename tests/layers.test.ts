import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Features of the admin panel: `server`, `admin` (their pages, in the browser) and `i18n`. */
const features = [
  'audit-log',
  'entry-form',
  'featured',
  'home',
  'newsletter',
  'people',
  'recording',
  'schedule',
  'spreadsheet',
  'team',
  'translation',
  'versions',
].map((name) => `cms/src/${name}`);
const core = ['cms/src/contract', 'cms/src/i18n', 'cms/src/core', 'cms/src/strapi/internals'];
const api = [...core, 'cms/src/mail', 'cms/src/preview'];

/** Each layer, and the other layers that its files may import. */
const allowedImports: Record<string, readonly string[]> = {
  'cms/src/contract': [],
  'cms/src/i18n': ['cms/src/contract'],
  // What others use of Strapi, so that a change of Strapi is a change here.
  'cms/src/strapi/internals': [],
  'cms/src/strapi/admin': ['cms/src/contract'],
  'cms/src/core': ['cms/src/contract', 'cms/src/i18n', 'cms/src/strapi/internals'],
  'cms/src/mail': core,
  'cms/src/preview': [...core, 'cms/src/mail'],
  'cms/src/middlewares': core,
  'cms/src/seed': core,
  'cms/src/strapi': [...core, 'cms/src/mail'],
  'cms/src/extensions': [...core, 'cms/src/strapi'],
  'cms/src/api': api,
  // Their calls are answered by a feature of the panel.
  'cms/src/api/letter': [...api, 'cms/src/api', 'cms/src/newsletter/server'],
  'cms/src/api/recording': [...api, 'cms/src/recording/server'],
  'cms/src/api/spreadsheet': [...api, 'cms/src/spreadsheet/server'],
  ...Object.fromEntries(
    features.flatMap((feature): [string, readonly string[]][] => [
      [`${feature}/i18n`, ['cms/src/contract']],
      [
        `${feature}/server`,
        [
          ...api,
          'cms/src/api',
          'cms/src/audit-log/server',
          'cms/src/versions/server',
          `${feature}/i18n`,
        ],
      ],
      [
        `${feature}/admin`,
        [
          'cms/src/contract',
          'cms/src/i18n',
          'cms/src/admin/shared',
          'cms/src/strapi/admin',
          `${feature}/i18n`,
        ],
      ],
    ]),
  ),
  // The newsletter page replaces Strapi's form and shows versions as that does.
  'cms/src/newsletter/admin': [
    'cms/src/contract',
    'cms/src/i18n',
    'cms/src/admin/shared',
    'cms/src/strapi/admin',
    'cms/src/newsletter/i18n',
    'cms/src/versions/admin',
    'cms/src/versions/i18n',
  ],
  // The Translations page shows who else has a text open, and asks about conflicts, as Strapi's form does.
  'cms/src/translation/admin': [
    'cms/src/contract',
    'cms/src/i18n',
    'cms/src/admin/shared',
    'cms/src/strapi/admin',
    'cms/src/translation/i18n',
    'cms/src/versions/admin',
    'cms/src/versions/i18n',
  ],
  // The home page shows what the next newsletter would send.
  'cms/src/home/server': [...api, 'cms/src/api', 'cms/src/newsletter/server'],
  'cms/src/admin/shared': ['cms/src/contract', 'cms/src/i18n'],
  'cms/src/admin': [
    'cms/src/contract',
    'cms/src/i18n',
    'cms/src/admin/shared',
    'cms/src/strapi/admin',
    ...features.map((feature) => `${feature}/admin`),
    'docs',
  ],
  // What starts with Strapi: joins everything.
  'cms/src': [
    ...api,
    'cms/src/api',
    'cms/src/seed',
    'cms/src/strapi',
    ...features.map((feature) => `${feature}/server`),
  ],
  docs: [],
  'cms/config': ['cms/src/contract', 'cms/src/core', 'cms/src/mail', 'cms/src/preview'],
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
    // Of single pages.
    'web/styles',
  ],
  'web/server': ['cms/src/contract', 'web/logic'],
  // Plugins of the build.
  'web/build': [],
  // The service worker.
  'web/offline': ['cms/src/contract', 'web/logic'],
  'web/styles': [],
  web: ['cms/src/contract', 'web/logic', 'web/data'],
  scripts: ['cms/src/contract'],
};

const source = /\.(?:ts|tsx|astro|mjs)$/;
const imported = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;
const maxLines = 250;
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
})
  .toString()
  .split('\n')
  .filter((file) => source.test(file) && !file.endsWith('.d.ts'));
const sources = files.filter((file) => /^(?:cms|web|scripts)\//.test(file));
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const linesOf = (file: string) => textOf(file).split('\n').length;

function layerOf(file: string): string {
  const layers = Object.keys(allowedImports).filter((layer) => file.startsWith(`${layer}/`));
  return layers.toSorted((a, b) => b.length - a.length)[0] ?? '';
}

/** The path of an imported file, relative to the root; undefined for a package. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#contract/'))
    return `${specifier.replace('#contract', 'cms/src/contract')}.ts`;
  if (!specifier.startsWith('.')) return undefined;
  return relative(root, join(root, dirname(file), specifier));
}

const importsIn = (text: string) =>
  [...text.matchAll(imported)].map(([, specifier = '']) => specifier);
const imports = sources.flatMap((file) =>
  importsIn(textOf(file)).map((specifier) => ({ file, specifier })),
);
/** Without type imports, which don't exist at run time. */
const runtimeImports = sources.flatMap((file) =>
  importsIn(textOf(file).replaceAll(/^(?:import|export) type [^;]+;/gm, '')).map((specifier) => ({
    file,
    specifier,
  })),
);

describe('imports', () => {
  it('the source files of each layer import only from the layers that it may use', () => {
    const wrong = imports.filter(({ file, specifier }) => {
      const target = targetOf(file, specifier);
      if (!target) return false;
      const [from, to] = [layerOf(file), layerOf(target)];
      return from !== to && !allowedImports[from]?.includes(to);
    });
    expect(wrong, 'move the imported code to a lower layer, or pass it in from a page').toEqual([]);
  });

  it('the contract imports no package except zod, and the site imports nothing from Strapi', () => {
    const foreign = imports.filter(
      ({ file, specifier }) =>
        layerOf(file) === 'cms/src/contract' && !/^(?:zod$|\.\/)/.test(specifier),
    );
    expect(foreign, 'the contract runs in both programs and in browsers').toEqual([]);
    const strapi = imports.filter(
      ({ file, specifier }) => file.startsWith('web/') && specifier.includes('strapi'),
    );
    expect(strapi, 'the site only uses the contract').toEqual([]);
  });

  it('every source file belongs to a layer', () => {
    expect(sources.filter((file) => layerOf(file) === '')).toEqual([]);
  });

  it('outside of cms/src/strapi, the code of the CMS uses no tables, services or storage keys that belong to Strapi', () => {
    const inside =
      /\b(?:up_users|admin_users|strapi_sessions)\b|_lnk\b|service\(\s*'(?:admin|plugin)::|\.service\('(?!email')|strapi-admin-language|'\/content-manager|`\/content-manager/;
    const allowed = /^cms\/src\/(?:strapi|core\/database\/migrations)\//;
    const outside = sources.filter(
      (file) => file.startsWith('cms/src/') && !allowed.test(file) && inside.test(textOf(file)),
    );
    expect(outside, 'call a function of cms/src/strapi instead').toEqual([]);
  });

  it('only the plain script of every page listens on the document or the window, not islands or stores', () => {
    const listens =
      /(?:\b(?:document|window|globalThis|self)\??\.|(?<![\w.]))addEventListener\(|\b(?:document|window|globalThis|self)\.on[a-z]+ =/;
    const listening = sources.filter(
      (file) => /^web\/(?:islands\/(?!first\/)|stores\/)/.test(file) && listens.test(textOf(file)),
    );
    expect(listening, 'use an element, or a store of web/stores/page.ts').toEqual([]);
  });

  it('source files do not import each other in a cycle', () => {
    const targets = Map.groupBy(runtimeImports, ({ file }) => file);
    const finished = new Set<string>();
    const findCycle = (file: string, path: readonly string[]): readonly string[] | undefined => {
      if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
      if (finished.has(file)) return undefined;
      for (const { specifier } of targets.get(file) ?? []) {
        const target = targetOf(file, specifier);
        const cycle = target && findCycle(target, [...path, file]);
        if (cycle) return cycle;
      }
      finished.add(file);
      return undefined;
    };
    expect(sources.map((file) => findCycle(file, [])).find(Boolean)).toBeUndefined();
  });
});

describe('source files', () => {
  const counted = sources.filter((file) => !/\/(?:seed|i18n)\//.test(file));

  it(`source files other than translations and seed content have at most ${maxLines} lines`, () => {
    const long = counted.filter((file) => linesOf(file) > maxLines);
    expect(long, 'split it by topic').toEqual([]);
  });

  it('source files silence no type check or lint rule and do not use the type any', () => {
    const silenced = files.filter((file) =>
      /@ts-(?:ignore|nocheck|expect-error)|oxlint-disable|eslint-disable|\bas any\b|: any\b/.test(
        textOf(file).replaceAll(/^.*@ts-\(.*$/gm, ''),
      ),
    );
    expect(silenced).toEqual([]);
  });
});
