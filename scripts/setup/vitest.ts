import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stack/folder.ts';
import type { Plan } from '../stack/parts.ts';
import type { Stack } from '../stack/stack.ts';
import { leashed, ourPid } from '../terminal/command.ts';
import type { Tally } from './checks.ts';

/** Tests that run together: what they are called, and words for vitest (which files). */
export type Suite = { name: string; words: readonly string[] };
export type UnderTest = { plan: Plan; stack: Stack; browser: string };
/** Each failure as it is to be read after all that the suites have printed. */
export type Outcome = Tally & { failures: string[] };

/**
 * Runs tests against a stack. In: which and where, in which folder their report may lie, and the
 * signal. Out: how many went well, and what failed. Raises the signal's reason.
 */
export async function runVitest(
  { name, words, plan, stack, browser }: Suite & UnderTest,
  reports: string,
  signal: AbortSignal,
): Promise<Outcome> {
  const report = join(reports, `${name}.json`);
  rmSync(report, { force: true });
  const options = [
    '--config=tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const child = spawn(
    process.execPath,
    [...leashed, 'node_modules/vitest/vitest.mjs', 'run', ...options, ...words],
    {
      cwd: root,
      // Not the terminal itself, of which one alone can redraw the last lines.
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
        TEST_SITE: stack.site,
        TEST_CMS: stack.cms,
        TEST_CMS_KEY: plan.secrets.CMS_KEY,
        TEST_CONTENT_KEY: plan.secrets.CONTENT_KEY,
        TEST_NEWSLETTER_KEY: plan.secrets.NEWSLETTER_KEY,
        TEST_DATABASE_URL: stack.database,
        TEST_DATA_DIR: plan.folder.path,
        // What one CMS writes down of the schedule, every other one on its database must say too.
        LETTER_TIME: plan.settings.LETTER_TIME,
        TEST_ADMIN_EMAIL: plan.settings.ADMIN_EMAIL,
        TEST_ADMIN_PASSWORD: plan.secrets.ADMIN_PASSWORD,
        CHROMIUM_PATH: browser,
        ...ourPid,
      },
    },
  );
  child.stdout.pipe(process.stdout, { end: false });
  const breakOff = () => child.kill('SIGTERM');
  signal.addEventListener('abort', breakOff);
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  signal.removeEventListener('abort', breakOff);
  signal.throwIfAborted();
  return count(report, code);
}

/** A file that could not even be loaded, and an end without a failed test, count as one each. */
async function count(path: string, code: number | null): Promise<Outcome> {
  if (!existsSync(path))
    return {
      passed: 0,
      failed: 1,
      failures: [`vitest exited with code ${code} and wrote no report`],
    };
  const { numPassedTests, testResults } = await readReport(path);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [`${name}\n${message}`]
      : assertionResults
          .filter((each) => each.status === 'failed')
          .map((each) => `${name} ${each.fullName}\n${each.failureMessages.join('\n')}`),
  );
  if (failures.length === 0 && code !== 0) failures.push(`vitest exited with code ${code}`);
  return { passed: numPassedTests, failed: failures.length, failures };
}

/** What we need of vitest's report. */
async function readReport(path: string) {
  // Not at the top: zod is there only after installing.
  const { z } = await import('zod');
  const assertion = z.object({
    status: z.string(),
    fullName: z.string(),
    failureMessages: z.array(z.string()),
  });
  const file = z.object({
    name: z.string(),
    status: z.string(),
    message: z.string(),
    assertionResults: z.array(assertion),
  });
  const report = z.object({ numPassedTests: z.number(), testResults: z.array(file) });
  return report.parse(JSON.parse(readFileSync(path, 'utf8')));
}
