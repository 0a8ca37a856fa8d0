import { glob, readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders, passthroughImageService } from 'astro/config';
import { rolldown } from 'rolldown';

/** A self-hosted Fontsource font; the file has Latin characters only. */
const localFont = (cssVariable, name, file, weight) => ({
  provider: fontProviders.local(),
  name,
  cssVariable,
  fallbacks: ['sans-serif'],
  options: {
    variants: [
      {
        src: [fileURLToPath(import.meta.resolve(`@${file}`))],
        weight,
        style: 'normal',
        display: 'swap',
      },
    ],
  },
});

/** Writes compressed variants of each file of the build, for the server to send. */
const compressFiles = {
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

const workerFolder = fileURLToPath(new URL('web/offline/', import.meta.url));

/** The hash of everything that was built. */
async function hashBuild(folder, files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

/** Bundles the service worker, which knows the files of its build, and the one that removes it (web/offline). */
const serviceWorker = {
  name: 'service-worker',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const client = fileURLToPath(dir);
      const filesIn = async (pattern, cwd) =>
        (await Array.fromAsync(glob(pattern, { cwd }))).toSorted();
      const files = await filesIn('_astro/**/*.{css,js,woff2}', client);
      const build = fileURLToPath(new URL('..', dir));
      const buildId = await hashBuild(
        build,
        await filesIn('**/*.{css,ico,js,mjs,png,svg,woff2}', build),
      );
      const buildFacts = {
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
      ]) {
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

/*
 * Each request is slow on a phone, so modules that several islands import are bundled into a few files: the small parts
 * of React (react-dom is a separate file, loaded along with the island), form code, account code, designed cards, and the rest.
 */
const reactParts = /node_modules\/(?:react|scheduler)\/|react-dom\/(?:index|cjs\/react-dom\.)/;
const formParts = /web\/(?:islands|logic)\/form/;
const accountParts =
  /web\/(?:islands\/account\/(?!LogoutForm)|i18n\/.*auth|api\/account|logic\/auth)/;
const cardParts = /web\/(?:islands\/card\/|logic\/(?:card|pdf)\.)/;
/** Leaves out rarely needed texts, and the modules that scripts load before any interaction. */
const sharedParts = (id) =>
  /web\/(?!i18n\/.*(?:account|category|classroom|collection|error|listening|moment|offline|sheet)|logic\/(?:affirmation|card|category|classroom|deck|display|fit-text|ids|list|offline|pdf|picks|printed|public|sheet|stylesheet)|api\/(?:affirmation|kept|offline|parse-lists)|stores\/draft|islands\/(?:card\/|classroom\/|offline\/|print\/|sheet\/|affirmation\/AffirmationActions|shared\/(?:ButtonLink|CardPlaceholders|EmptyState|Failed|SearchingBird)))|contract\/(?!affirmation|card|category|query|situation|text)|nanostores\//.test(
    id,
  ) &&
  !formParts.test(id) &&
  !accountParts.test(id);

/** The modules of the script that every page runs at once (web/islands/first). No others may end up in its file. */
const firstScript =
  /web\/(?:islands\/first\/[^/]+$|api\/session\.ts|stores\/(?:favorites|hash|member|page-loading|persistent|reading|toast)\.ts|logic\/(?:favorites|language-url|member|voice)\.ts|i18n\/(?:en\/|fr\/)?language\.ts)|contract\/(?:language|session)\.ts|node_modules\/(?:nanostores\/(?:atom|clean-stores|lifecycle|task|warn)|@nanostores\/persistent)\/|astro\/(?:components\/ClientRouter|dist\/transitions)/;

/** Islands hydrate at the first sign that someone is using the page. */
const clientIntent = {
  name: 'client-intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'intent', entrypoint: './web/directives/intent.ts' }),
  },
};

/** `virtual:head-script` is the bundled and minified text of the script in the head of every page. */
const headScript = {
  name: 'head-script',
  resolveId: (id) => (id === 'virtual:head-script' ? `\0${id}` : undefined),
  async load(id) {
    if (id !== '\0virtual:head-script') return;
    const bundle = await rolldown({
      input: './web/islands/first/head/index.ts',
      platform: 'browser',
    });
    const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false });
    return `export default ${JSON.stringify(output[0].code)}`;
  },
};

/**
 * Rolldown puts its helper for CommonJS, 96 bytes, into a file of its own, which costs a slow phone another round trip before
 * React can start. This writes the helper into the files that import it.
 */
const inlineRuntime = {
  name: 'inline-runtime',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
    const helper = /^var (\w+)=(.+);export\{\1 as (\w+)\};\s*$/.exec(runtime?.code ?? '');
    if (!helper) return;
    const [, , code, exported] = helper;
    const imported = new RegExp(
      `import\\{${exported} as (\\w+)\\}from"[^"]*rolldown-runtime[^"]*";`,
    );
    for (const chunk of chunks)
      chunk.code = chunk.code.replace(imported, (_found, local) => `var ${local}=${code};`);
  },
};

/**
 * Removes what load.ts does in place of the router, 700 compressed bytes of every page: its loader and its way of running
 * scripts, both of which Trusted Types would block.
 */
const slimRouter = {
  name: 'slim-router',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('astro/dist/transitions/router.js')) return;
    const unused = [
      [/(function runScripts\(\) \{)[^]*?(\n\}\n)/, '$1$2'],
      [/(async function defaultLoader\(preparationEvent\) \{)[^]*?(\n  \}\n)/, '$1$2'],
    ];
    return unused.reduce((slim, [pattern, rest]) => {
      if (!pattern.test(slim)) throw new Error(`The router has no ${pattern}`);
      return slim.replace(pattern, rest);
    }, code);
  },
};

export default defineConfig({
  srcDir: './web',
  publicDir: './web/public',
  output: 'server',
  // The server in web/server caches whole responses, so streaming would gain nothing.
  adapter: node({
    mode: 'middleware',
    bodySizeLimit: 64 * 1024,
    experimentalDisableStreaming: true,
  }),
  integrations: [react(), clientIntent, serviceWorker, compressFiles],
  session: false,
  // Images are not resized on demand, and the server blocks Astro's image endpoint.
  image: { service: passthroughImageService() },
  // A prefetched page could be in the previous language.
  prefetch: false,
  trailingSlash: 'never',
  // 'jsx' would remove the spaces that French punctuation needs.
  compressHTML: true,
  // The site has no Markdown, and the highlighter's style attributes would break the Content Security Policy.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  build: { inlineStylesheets: 'never' },
  security: {
    // The server rejects cross-origin requests itself (web/server/cross-origin.ts), with the site's own error format.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        // The only Trusted Types policy is in web/islands/first/markup.ts.
        "require-trusted-types-for 'script'",
        'trusted-types colibri',
      ],
    },
  },
  fonts: [
    localFont(
      '--typeface-display',
      'Baloo 2 Variable',
      'fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2',
      '400 800',
    ),
    localFont(
      '--typeface-body',
      'Atkinson Hyperlegible Next Variable',
      'fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
      '200 800',
    ),
    // Only used, and therefore only loaded, on pages where cards are made.
    localFont(
      '--typeface-fancy',
      'Pacifico',
      'fontsource/pacifico/files/pacifico-latin-400-normal.woff2',
      '400',
    ),
  ],
  vite: {
    plugins: [tailwindcss(), headScript, slimRouter, inlineRuntime],
    build: {
      // After a client-side navigation the first page's Content Security Policy still applies and would block inline scripts.
      assetsInlineLimit: 0,
      // The router's 150 bytes would be a file of their own, and one request more before anything is painted.
      cssCodeSplit: false,
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // All code that a page runs before the first interaction is in one file, without React.
              entryFileNames: ({ name }) =>
                `_astro/${name.replace(/\.astro_.*/, '-page')}.[hash].js`,
              codeSplitting: {
                groups: [
                  { name: 'first', test: firstScript, priority: 3 },
                  { name: 'react', test: reactParts, priority: 2 },
                  { name: 'shared', test: sharedParts, minShareCount: 3, priority: 1 },
                  { name: 'fit-text', test: /logic\/fit-text/, priority: 1 },
                  { name: 'cards', test: cardParts, minShareCount: 2 },
                  { name: 'forms', test: formParts, minShareCount: 2 },
                  { name: 'accounts', test: accountParts, minShareCount: 2 },
                ],
              },
            },
          },
        },
      },
    },
    // Piscina loads its worker file by path, and the drawing code runs outside the bundle.
    ssr: { external: ['piscina'] },
  },
});
