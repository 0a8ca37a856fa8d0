import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stack/folder.ts';
import type { Plan } from '../stack/parts.ts';
import type { Stack } from '../stack/stack.ts';
import { leashed, ourPid } from '../terminal/command.ts';
import type { Tally } from './checks.ts';

/** What we read of vitest's report. */
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

export type UnderTest = { plan: Plan; stack: Stack; browser: string };

/**
 * Runs the tests against a stack. In: the stack, words for vitest (which files), where its report
 * may lie, and the signal. Out: how many went well. Raises the signal's reason.
 */
export async function runVitest(
  { plan, stack, browser }: UnderTest,
  words: readonly string[],
  reports: string,
  signal: AbortSignal,
): Promise<Tally> {
  const report = join(reports, 'vitest.json');
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
      stdio: 'inherit',
      env: {
        ...process.env,
        TEST_SITE: stack.site,
        TEST_CMS: stack.cms,
        TEST_CMS_KEY: plan.secrets.CMS_KEY,
        TEST_DATABASE_URL: stack.database,
        TEST_DATA_DIR: plan.folder.path,
        TEST_ADMIN_EMAIL: plan.settings.ADMIN_EMAIL,
        TEST_ADMIN_PASSWORD: plan.secrets.ADMIN_PASSWORD,
        CHROMIUM_PATH: browser,
        ...ourPid,
      },
    },
  );
  const breakOff = () => child.kill('SIGTERM');
  signal.addEventListener('abort', breakOff);
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  signal.removeEventListener('abort', breakOff);
  signal.throwIfAborted();
  return count(report, code);
}

/** A file that could not even be loaded, and an end without a failed test, count as one each. */
function count(path: string, code: number | null): Tally {
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = report.numFailedTests + unloaded.length;
  return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}
