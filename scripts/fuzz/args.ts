import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { OperatorError } from '../terminal/errors.ts';

export type Arguments = {
  requests: number;
  seed: number;
  only?: number;
  minutes: number;
  /** A site that is running already; otherwise a new one is started. */
  running?: { site: string; cms: string };
};

const usage =
  'Usage: npm run fuzz -- [--requests NUMBER] [--seed NUMBER] [--only NUMBER] [--minutes NUMBER] [--site URL --cms URL]';

/** Parses the arguments of `npm run fuzz`. @throws OperatorError with the usage. */
export function parseArguments(args: string[]): Arguments {
  const { requests, seed, minutes, site, cms, ...rest } = parse(args);
  const only = toNumber(rest.only);
  if (Boolean(site) !== Boolean(cms)) throw new OperatorError(usage);
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
    throw new OperatorError(usage);
  }
}

function toNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,10}$/.test(text)) throw new OperatorError(usage);
  return Number(text);
}
