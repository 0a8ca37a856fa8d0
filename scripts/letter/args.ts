import { parseArgs } from 'node:util';
import type { z } from 'zod';
import type { letterCommand } from '#contract/letter';
import { errorMessageOf, OperatorError } from '../terminal/errors.ts';

export type Command = z.input<typeof letterCommand>;

const usage = `npm run letter                   sends this week’s email to every subscriber who hasn’t received it yet
npm run letter -- --preview      saves it to files in both languages without sending it
npm run letter -- --to ADDRESS   sends one test email`;

/**
 * Parses the arguments of `npm run letter`.
 * @throws OperatorError for anything unknown, because a typo must not send the newsletter to every subscriber.
 */
export function parseArguments(args: string[], env: NodeJS.ProcessEnv): Command {
  // Without `--`, npm treats our options as its own and only sets environment variables.
  if (env['npm_config_preview'] ?? env['npm_config_to']) throw new OperatorError(usage);
  const { preview, to } = parse(args);
  if (preview && to !== undefined) throw new OperatorError(usage);
  if (preview) return { do: 'preview' };
  return to === undefined ? { do: 'send' } : { do: 'try', to };
}

function parse(args: string[]) {
  const options = { preview: { type: 'boolean' }, to: { type: 'string' } } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new OperatorError(`${errorMessageOf(error)}\n${usage}`);
  }
}
