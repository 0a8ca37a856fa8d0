import { join } from 'node:path';
import { findBrowser } from './setup/browser.ts';
import { buildCms, buildSite } from './setup/build.ts';
import { withCheckoutLock } from './setup/checkout-lock.ts';
import { runChecks, type CheckCounts } from './setup/checks.ts';
import { installCms, installSite } from './setup/install.ts';
import { temporaryPlan } from './setup/temporary-plan.ts';
import { runVitest, type Suite, type SuiteResult, type TestTarget } from './setup/vitest.ts';
import { root } from './stack/data-folder.ts';
import { reportError, main } from './terminal/main.ts';
import { createSteps } from './terminal/steps.ts';

// `npm test -- tests/cms` runs only the tests it names, without the checks.
const args = process.argv.slice(3);
const reports = join(root, 'test-results');

/** Suites run in parallel, each on its own stack, so that they don't see each other's data. */
const suites: readonly Suite[] =
  args.length > 0
    ? [{ name: 'vitest', args }]
    : [
        { name: 'e2e', args: ['--project=e2e'] },
        { name: 'cms', args: ['--project=cms'] },
      ];

/** Tests that need no stack, and run while the stacks start. */
const alone: Suite = { name: 'alone', args: ['--project=alone'] };
const fuzz: Suite = { name: 'fuzz', args: ['--project=fuzz'] };

await main(async (signal) => {
  const tally = { passed: 0, failed: 0 };
  const add = ({ passed, failed }: CheckCounts) => {
    tally.passed += passed;
    tally.failed += failed;
  };
  let code = 0;
  try {
    await runAll(add, signal);
  } catch (error) {
    code = reportError(error);
    add({ passed: 0, failed: 1 });
  }
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  return code || Math.min(tally.failed, 1);
});

async function runAll(add: (tally: CheckCounts) => void, signal: AbortSignal): Promise<void> {
  const steps = createSteps();
  const context = { steps, logs: join(reports, 'logs'), signal };
  await withCheckoutLock(context, async () => {
    await installSite(context);
    await installCms(context);
  });
  const browser = await findBrowser(context);
  if (args.length === 0) add(await runChecks(context));

  // Imported here because their packages exist only after installing.
  const { startStack } = await import('./stack/stack.ts');
  const cleanups: (() => unknown)[] = [];
  const running: Promise<SuiteResult>[] = [];
  const ended = new AbortController();
  const testContext = {
    browser,
    reports,
    print: steps.print,
    signal: AbortSignal.any([signal, ended.signal]),
  };
  const run = (suite: Suite, target?: TestTarget) => {
    const result = runVitest(suite, testContext, target);
    // Awaited below, once all stacks have started.
    result.catch(() => undefined);
    running.push(result);
  };
  try {
    const targets: TestTarget[] = [];
    for (const suite of suites) {
      const plan = await temporaryPlan();
      cleanups.push(plan.remove);
      await withCheckoutLock(context, async () => {
        await buildSite(context);
        await buildCms(context, plan.folder.path, plan.mode);
      });
      if (args.length === 0 && running.length === 0) run(alone);
      const stack = await startStack(plan, steps, signal);
      cleanups.push(stack.stop);
      targets.push({ plan, stack });
      run(suite, { plan, stack });
    }
    const results = await Promise.all(running);
    // Last, because it fills the content, limits and mailboxes of its stack with random data.
    if (args.length === 0) results.push(await runVitest(fuzz, testContext, targets[0]));
    for (const result of results) {
      add(result);
      for (const failure of result.failures) console.log(failure);
    }
  } finally {
    ended.abort();
    await Promise.allSettled(running);
    for (const cleanUp of cleanups.toReversed()) await cleanUp();
  }
}
