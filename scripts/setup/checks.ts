import { join } from 'node:path';
import { root } from '../stack/folder.ts';
import { leashed, run } from '../terminal/command.ts';
import { reasonOf, Trouble } from '../terminal/trouble.ts';
import type { Installing } from './install.ts';

export type Tally = { passed: number; failed: number };

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

/** Runs all checks at once. In: where to show and log them. Out: how many went well. Raises only the signal's reason. */
export async function runChecks({ steps, logs, signal }: Installing): Promise<Tally> {
  const outcomes = await Promise.allSettled(
    checks.map(({ title, log, args }) =>
      steps.step(title, () =>
        run({
          title,
          program: process.execPath,
          args: [...leashed, ...args],
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
    steps.say(`\n${reason instanceof Trouble ? reason.message : reasonOf(reason)}\n`);
  return { passed: outcomes.length - failures.length, failed: failures.length };
}
