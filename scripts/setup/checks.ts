import { join } from 'node:path';
import { root } from '../stack/data-folder.ts';
import { exitWithParent, runCommand } from '../terminal/command.ts';
import { errorMessageOf, OperatorError } from '../terminal/errors.ts';
import type { CommandContext } from './install.ts';

export type CheckCounts = { passed: number; failed: number };

const checks: readonly { title: string; log: string; args: readonly string[] }[] = [
  {
    title: 'Formatting',
    log: 'check-format.log',
    args: ['node_modules/prettier/bin/prettier.cjs', '--check', '.'],
  },
  { title: 'Lint', log: 'check-lint.log', args: ['node_modules/oxlint/bin/oxlint'] },
  {
    title: 'Site types',
    log: 'check-site.log',
    args: ['node_modules/astro/bin/astro.mjs', 'check'],
  },
  {
    title: 'CMS types',
    log: 'check-cms.log',
    args: ['cms/node_modules/typescript/bin/tsc', '--project', 'cms/tsconfig.json', '--noEmit'],
  },
  {
    title: 'Panel types',
    log: 'check-panel.log',
    args: ['cms/node_modules/typescript/bin/tsc', '--project', 'cms/src/admin', '--noEmit'],
  },
];
const shownLines = 100;

/** Runs all checks in parallel. */
export async function runChecks({ steps, logs, signal }: CommandContext): Promise<CheckCounts> {
  const outcomes = await Promise.allSettled(
    checks.map(({ title, log, args }) =>
      steps.step(title, () =>
        runCommand({
          title,
          program: process.execPath,
          args: [...exitWithParent, ...args],
          cwd: root,
          env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
          log: join(logs, log),
          lines: shownLines,
          signal,
        }),
      ),
    ),
  );
  signal.throwIfAborted();
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
  for (const { reason } of failures)
    steps.print(`\n${reason instanceof OperatorError ? reason.message : errorMessageOf(reason)}\n`);
  return { passed: outcomes.length - failures.length, failed: failures.length };
}
