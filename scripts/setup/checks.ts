import { join } from 'node:path';
import { runNode, type CommandContext } from '../terminal/command.ts';
import { errorMessageOf } from '../terminal/errors.ts';
import { runSteps } from '../terminal/steps.ts';
import type { SuiteResult } from './vitest.ts';

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
export async function runChecks({ logs, signal }: CommandContext): Promise<SuiteResult> {
  const outcomes = await runSteps(
    checks.map(([title, script, args]) => {
      const log = join(logs, `check-${title.toLowerCase().replaceAll(' ', '-')}.log`);
      return { title, job: () => runNode({ script, args, log, signal }) };
    }),
  );
  signal.throwIfAborted();
  const failures = checks.flatMap(([title], index) => {
    const outcome = outcomes[index];
    if (outcome?.status !== 'rejected') return [];
    console.log(`\n${errorMessageOf(outcome.reason)}\n`);
    return [title];
  });
  return { passed: checks.length - failures.length, failures, retried: [] };
}
