import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

/** `virtual:head-script` is the bundled and minified text of the script in the head of every page. */
export const headScript: Plugin = {
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
export const inlineRuntime: Plugin = {
  name: 'inline-runtime',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
    if (!runtime) return;
    const helper = /^var (\w+)=(.+);export\{\1 as (\w+)\};\s*$/.exec(runtime.code);
    if (!helper) throw new Error('Rolldown has more helpers than the one for CommonJS');
    const [, , code, exported] = helper;
    const imported = new RegExp(
      `import\\{${exported} as (\\w+)\\}from"[^"]*rolldown-runtime[^"]*";`,
    );
    for (const chunk of chunks)
      chunk.code = chunk.code.replace(imported, (_found, local: string) => `var ${local}=${code};`);
  },
};

/** Makes properties of events enumerable, which they are already. */
const enumerating = /()Object\.defineProperties\(this, \{[^]*?\n {4}\}\);\n()/;

/** Reads from the page what a browser without view transitions does, which is always the same here. */
const fallback = /(function getFallback\(\)[^{]*\{)[^]*?(\n\s*\}\n\s*function )/;

/** What no page needs, by the file of the router. */
const unusedInRouter: Readonly<Record<string, readonly RegExp[]>> = {
  // web/islands/first/load.ts loads pages and runs scripts, because Trusted Types would block these.
  'router.js': [
    /(function runScripts\(\) \{)[^]*?(\n\}\n)/,
    /(async function defaultLoader\(preparationEvent\) \{)[^]*?(\n  \}\n)/,
    // No page has animations of its own for browsers without view transitions.
    /(async function animate\(phase\) \{)[^]*?(\n  \}\n)/,
    /()if \(fallback === "animate" && [^{]+swapEvent[^]*?\} else \{\n([^\n]+\n) {2}\}/,
    fallback,
    /(const animateFallbackOld = async \(\) => \{)[^]*?(\n  \};\n)/,
  ],
  'ClientRouter.astro?astro&type=script&index=0&lang.ts': [fallback],
  'events.js': [enumerating, enumerating, enumerating],
  // No page has videos or shadow roots.
  'swap-functions.js': [
    /(const liveMedia = )new Set\((oldElement)\.[^)]*\)\)/,
    /(function reifyMediaElements\(root, liveMedia\) \{)[^]*?(\n\}\n)/,
    /(function attachShadowRoots\(root\) \{)[^]*?(\n\}\n)/,
  ],
};

/** Empties the router's unused functions, 900 compressed bytes of every page. */
export const slimRouter: Plugin = {
  name: 'slim-router',
  apply: 'build',
  transform(code, id) {
    const [, file = ''] = id.split(/astro\/(?:dist\/transitions|components)\//);
    return unusedInRouter[file]?.reduce((slim, pattern) => {
      if (!pattern.test(slim)) throw new Error(`The router has no ${pattern}`);
      return slim.replace(pattern, '$1$2');
    }, code);
  },
};
