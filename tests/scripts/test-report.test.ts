import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readReport } from '../../scripts/setup/vitest.ts';

const folder = mkdtempSync(join(tmpdir(), 'colibri-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the report of a test run names what failed, files that did not load, and tests that passed on the second attempt', () => {
  const test = (fullName: string, status: string, failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const assertionResults = [
    test('passes', 'passed', []),
    test('passes later', 'passed', ['AssertionError: expected 1 to be 2']),
    test('fails', 'failed', ['AssertionError', 'AssertionError']),
  ];
  const report = {
    numPassedTests: 2,
    testResults: [
      { name: 'a.test.ts', status: 'failed', assertionResults },
      { name: 'b.test.ts', status: 'failed', assertionResults: [] },
    ],
  };
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  expect(readReport(path)).toEqual({
    passed: 2,
    failures: ['a.test.ts: fails', 'b.test.ts'],
    retried: ['a.test.ts: passes later'],
  });
});
