import { join } from 'node:path';
import { runNode, type CommandContext } from '../terminal/command.ts';
import { errorMessageOf } from '../terminal/errors.ts';
import { runSteps } from '../terminal/steps.ts';

export type CheckCounts = { passed: number; failed: number };

const compile = ['cms/node_modules/typescript/bin/tsc', '--noEmit', '--project'];
const checks = [
  ['Formatting', 'format', ['node_modules/prettier/bin/prettier.cjs', '--check', '.']],
  ['Lint', 'lint', ['node_modules/oxlint/bin/oxlint']],
  ['Site types', 'site', ['node_modules/astro/bin/astro.mjs', 'check']],
  [
    'Service worker types',
    'service-worker',
    ['node_modules/typescript/bin/tsc', '--noEmit', '--project', 'web/offline'],
  ],
  ['CMS types', 'cms', [...compile, 'cms/tsconfig.json']],
  ['Panel types', 'panel', [...compile, 'cms/src/admin']],
] as const;

/** Runs all checks at the same time, and prints what they found. */
export async function runChecks({ logs, signal }: CommandContext): Promise<CheckCounts> {
  const outcomes = await runSteps(
    checks.map(([title, name, args]) => {
      const log = join(logs, `check-${name}.log`);
      return { title, job: () => runNode({ title, args, log, lines: 100, signal }) };
    }),
  );
  signal.throwIfAborted();
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
  for (const { reason } of failures) console.log(`\n${errorMessageOf(reason)}\n`);
  return { passed: outcomes.length - failures.length, failed: failures.length };
}
