import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../stack/data-folder.ts';
import type { Plan } from '../stack/services.ts';
import type { Stack } from '../stack/stack.ts';
import { runScript } from '../terminal/command.ts';

/** `failures` and `retried` (passed on the second attempt) name tests; vitest’s output says why. */
export type SuiteResult = { passed: number; failures: string[]; retried: string[] };

/**
 * Runs tests, against a stack if they need one, and prints their output.
 * @param name The name of their report.
 * @param args What selects them in vitest.
 */
export async function runVitest(
  name: string,
  args: readonly string[],
  { browser, signal }: { browser: string; signal: AbortSignal },
  env: Record<string, string> = {},
): Promise<SuiteResult> {
  const report = join(root, 'test-results', `${name}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const options = ['run', '--config=tests/vitest.config.ts', ...reporters, ...args];
  const vitest = runScript('node_modules/vitest/vitest.mjs', options, {
    env: {
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      ...env,
      CHROMIUM_PATH: browser,
      // Each test file on a stack has its own process, which would compile its packages again, and so has each CMS it starts.
      NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
    },
    stderr: 'inherit',
    buffer: false,
    cancelSignal: signal,
  });
  // Not inherited, because several suites run at once.
  for await (const line of vitest) console.log(line);
  const { exitCode } = await vitest;
  signal.throwIfAborted();
  const result = readReport(report);
  if (result.failures.length === 0 && exitCode !== 0)
    result.failures.push(`vitest exited with code ${exitCode}: ${name}`);
  return result;
}

/** Tells the tests where the stack is. */
export const envFor = ({ secrets, settings, folder }: Plan, stack: Stack) => ({
  TEST_SITE: stack.site,
  TEST_CMS: stack.cms,
  TEST_CMS_KEY: secrets.CMS_KEY,
  TEST_CONTENT_KEY: secrets.CONTENT_KEY,
  TEST_NEWSLETTER_KEY: secrets.NEWSLETTER_KEY,
  TEST_DATABASE_URL: stack.database,
  TEST_DATA_DIR: folder.path,
  // A second CMS on the same database must have the same schedule.
  LETTER_TIME: settings.LETTER_TIME,
  TEST_ADMIN_EMAIL: settings.ADMIN_EMAIL,
  TEST_ADMIN_PASSWORD: secrets.ADMIN_PASSWORD,
});

export type StackEnv = ReturnType<typeof envFor>;

const test = z.object({
  status: z.string(),
  fullName: z.string(),
  failureMessages: z.array(z.string()),
});
const file = z.object({
  name: z.string(),
  status: z.string(),
  assertionResults: z.array(test),
});
const reportFile = z.object({ numPassedTests: z.number(), testResults: z.array(file) });

/** A test file that couldn't be loaded counts as one failure. */
export function readReport(path: string): SuiteResult {
  if (!existsSync(path)) return { passed: 0, failures: [], retried: [] };
  const { numPassedTests, testResults } = reportFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  const failures: string[] = [];
  const retried: string[] = [];
  for (const { name, status, assertionResults } of testResults) {
    const named = (tests: typeof assertionResults) =>
      tests.map(({ fullName }) => `${name}: ${fullName}`);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    failures.push(...(failed.length === 0 && status === 'failed' ? [name] : named(failed)));
    const passedLater = assertionResults.filter(
      (each) => each.status === 'passed' && each.failureMessages.length > 0,
    );
    retried.push(...named(passedLater));
  }
  return { passed: numPassedTests, failures, retried };
}
