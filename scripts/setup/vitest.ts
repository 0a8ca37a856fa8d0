import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../stack/data-folder.ts';
import type { Plan } from '../stack/services.ts';
import type { Stack } from '../stack/stack.ts';
import { exitWithParent, parentPidEnv } from '../terminal/command.ts';
import type { CheckCounts } from './checks.ts';

/** Tests that run together, and the arguments that select them in vitest. */
export type Suite = { name: string; args: readonly string[] };
/** The stack under test. */
export type TestTarget = { plan: Plan; stack: Stack };
export type TestContext = {
  browser: string;
  /** The folder for vitest's report. */
  reports: string;
  /** Prints a line of vitest's output. */
  print: (line: string) => void;
  signal: AbortSignal;
};
/** `failures` are printed after the output of all suites. */
export type SuiteResult = CheckCounts & { failures: string[] };

/** Runs a suite, against a stack if it needs one. */
export async function runVitest(
  { name, args }: Suite,
  { browser, reports, print, signal }: TestContext,
  target?: TestTarget,
): Promise<SuiteResult> {
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
    [...exitWithParent, 'node_modules/vitest/vitest.mjs', 'run', ...options, ...args],
    {
      cwd: root,
      // A pipe, because only one process can redraw the last lines of a terminal.
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
        ...(target && envFor(target)),
        CHROMIUM_PATH: browser,
        ...parentPidEnv,
      },
    },
  );
  createInterface({ input: child.stdout }).on('line', print);
  const stop = () => child.kill('SIGTERM');
  signal.addEventListener('abort', stop);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  signal.removeEventListener('abort', stop);
  signal.throwIfAborted();
  return readResult(report, code);
}

const envFor = ({ plan, stack }: TestTarget): NodeJS.ProcessEnv => ({
  TEST_SITE: stack.site,
  TEST_CMS: stack.cms,
  TEST_CMS_KEY: plan.secrets.CMS_KEY,
  TEST_CONTENT_KEY: plan.secrets.CONTENT_KEY,
  TEST_NEWSLETTER_KEY: plan.secrets.NEWSLETTER_KEY,
  TEST_DATABASE_URL: stack.database,
  TEST_DATA_DIR: plan.folder.path,
  // A second CMS on the same database must have the same schedule.
  LETTER_TIME: plan.settings.LETTER_TIME,
  TEST_ADMIN_EMAIL: plan.settings.ADMIN_EMAIL,
  TEST_ADMIN_PASSWORD: plan.secrets.ADMIN_PASSWORD,
});

/** A test file that couldn't be loaded counts as one failure, and so does a crash of vitest. */
async function readResult(path: string, code: number | null): Promise<SuiteResult> {
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

async function readReport(path: string) {
  // Imported here because zod exists only after installing.
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
