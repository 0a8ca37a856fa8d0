import { parseArgs } from 'node:util';
import type { z } from 'zod';
import type { letterCommand } from '#contract/letter';
import { reasonOf, Trouble } from '../terminal/trouble.ts';

export type Command = z.input<typeof letterCommand>;

const usage = `npm run letter                   sends this week’s email to every subscriber who hasn’t had it yet
npm run letter -- --preview      saves it to files in both languages without sending it
npm run letter -- --to ADDRESS   sends one test email`;

/**
 * What somebody wants done. In: the words after the command, and the environment. Raises Trouble
 * for anything else: a slip must not send a letter to everybody.
 */
export function readWords(words: string[], env: NodeJS.ProcessEnv): Command {
  // Without the two dashes npm takes our options for its own, and tells of them here alone.
  if (env['npm_config_preview'] ?? env['npm_config_to']) throw new Trouble(usage);
  const { preview, to } = parse(words);
  if (preview && to !== undefined) throw new Trouble(usage);
  if (preview) return { do: 'preview' };
  return to === undefined ? { do: 'send' } : { do: 'try', to };
}

function parse(words: string[]) {
  const options = { preview: { type: 'boolean' }, to: { type: 'string' } } as const;
  try {
    return parseArgs({ args: words, options }).values;
  } catch (error) {
    throw new Trouble(`${reasonOf(error)}\n${usage}`);
  }
}
