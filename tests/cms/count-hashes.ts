/** Loaded before the CMS with `--import`: prints each password that is hashed or compared, and how many are at once. */
import { createRequire } from 'node:module';

type Work = (...given: unknown[]) => unknown;

const load = createRequire(new URL('../../cms/package.json', import.meta.url));
let running = 0;
for (const name of ['bcrypt', 'bcryptjs']) {
  const library: Record<string, Work> & { default?: Record<string, Work> } = load(name);
  for (const exported of new Set([library, library.default ?? library]))
    for (const work of ['hash', 'compare', 'hashSync', 'compareSync']) {
      const original = exported[work];
      if (original) exported[work] = counted(`${name}.${work}`, original);
    }
}

function counted(name: string, work: Work): Work {
  return (...given) => {
    running += 1;
    console.log(`${name} running=${running}`);
    const result = work(...given);
    void Promise.resolve(result).then(release, release);
    return result;
  };
}

function release(): void {
  running -= 1;
}
