import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Trouble } from '../terminal/trouble.ts';

export type Words = {
  requests: number;
  seed: number;
  only?: number;
  minutes: number;
  /** A site that runs already, whom only strangers then call; otherwise one is started for this. */
  running?: { site: string; cms: string };
};

const usage =
  'Usage: npm run fuzz -- [--requests NUMBER] [--seed NUMBER] [--only NUMBER] [--minutes NUMBER] [--site URL --cms URL]';

/** Reads the words after `npm run fuzz --`. Raises Trouble with the usage. */
export function readWords(args: string[]): Words {
  const { requests, seed, minutes, site, cms, ...rest } = parse(args);
  const only = toNumber(rest.only);
  if (Boolean(site) !== Boolean(cms)) throw new Trouble(usage);
  return {
    requests: toNumber(requests) ?? 20_000,
    seed: toNumber(seed) ?? randomInt(2 ** 31),
    minutes: toNumber(minutes) ?? 20,
    ...(only !== undefined && { only }),
    ...(site && cms && { running: { site, cms } }),
  };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const options = { requests: text, seed: text, only: text, minutes: text, site: text, cms: text };
  try {
    return parseArgs({ args, options }).values;
  } catch {
    throw new Trouble(usage);
  }
}

function toNumber(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  if (!/^\d{1,10}$/.test(word)) throw new Trouble(usage);
  return Number(word);
}
