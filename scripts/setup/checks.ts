import { join } from 'node:path';
import { runNode, type CommandContext } from '../terminal/command.ts';
import { errorMessageOf } from '../terminal/errors.ts';
import { runSteps } from '../terminal/steps.ts';

export type CheckCounts = { passed: number; failed: number };

const tsc = 'node_modules/typescript/bin/tsc';
const checks = [
  ['Formatting', 'node_modules/prettier/bin/prettier.cjs', ['--check', '.']],
  ['Lint', 'node_modules/oxlint/bin/oxlint', []],
  ['Site types', 'node_modules/astro/bin/astro.mjs', ['check']],
  ['Service worker types', tsc, ['--noEmit', '--project', 'web/offline']],
  ['CMS types', `cms/${tsc}`, ['--noEmit', '--project', 'cms/tsconfig.json']],
  ['Panel types', `cms/${tsc}`, ['--noEmit', '--project', 'cms/src/admin']],
] as const;

/** Runs all checks at the same time, and prints what they found. */
export async function runChecks({ logs, signal }: CommandContext): Promise<CheckCounts> {
  const outcomes = await runSteps(
    checks.map(([title, script, args]) => {
      const log = join(logs, `check-${title.toLowerCase().replaceAll(' ', '-')}.log`);
      return { title, job: () => runNode({ script, args, log, signal }) };
    }),
  );
  signal.throwIfAborted();
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
  for (const { reason } of failures) console.log(`\n${errorMessageOf(reason)}\n`);
  return { passed: outcomes.length - failures.length, failed: failures.length };
}
