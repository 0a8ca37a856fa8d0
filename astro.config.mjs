import { fileURLToPath } from 'node:url';
import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders, passthroughImageService } from 'astro/config';
import { chunkGroups } from './web/build/chunks.ts';
import { compressFiles } from './web/build/compress-files.ts';
import { headScript, inlineRuntime, slimRouter } from './web/build/scripts.ts';
import { serviceWorker } from './web/build/service-worker.ts';

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

/** Islands hydrate at the first sign that someone is using the page. */
const clientIntent = {
  name: 'client-intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'intent', entrypoint: './web/directives/intent.ts' }),
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
  integrations: [
    // Renders in two thirds of the time. The server’s `useId` then has no prefix, so islands must not render it.
    react({ experimentalDisableStreaming: true }),
    clientIntent,
    serviceWorker,
    compressFiles,
  ],
  session: false,
  // Images are not resized on demand, and the server blocks Astro's image endpoint.
  image: { service: passthroughImageService() },
  // A prefetched page could be in the previous language.
  prefetch: false,
  trailingSlash: 'never',
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
                groups: chunkGroups,
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
