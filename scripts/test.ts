import { join } from 'node:path';
import { findBrowser } from './setup/browser.ts';
import { buildCms, buildSite } from './setup/build.ts';
import { alone } from './setup/checkout.ts';
import { runChecks, type Tally } from './setup/checks.ts';
import { installCms, installSite } from './setup/install.ts';
import { throwawayPlan } from './setup/throwaway.ts';
import { runVitest, type Suite, type UnderTest } from './setup/vitest.ts';
import { root } from './stack/folder.ts';
import { explain, main } from './terminal/main.ts';
import { createSteps } from './terminal/steps.ts';

// `npm test -- tests/cms` runs only what it names, without the checks.
const words = process.argv.slice(3);
const reports = join(root, 'test-results');

/** What runs beside each other, on a stack each, so that none meets another's data. */
const suites: readonly Suite[] =
  words.length > 0
    ? [{ name: 'vitest', words }]
    : [
        { name: 'e2e', words: ['--project=e2e'] },
        { name: 'cms', words: ['--project=cms', '--project=alone'] },
      ];

const fuzz: Suite = { name: 'fuzz', words: ['--project=fuzz'] };

await main(async (signal) => {
  const tally = { passed: 0, failed: 0 };
  const add = ({ passed, failed }: Tally) => {
    tally.passed += passed;
    tally.failed += failed;
  };
  let code = 0;
  try {
    await all(add, signal);
  } catch (error) {
    code = explain(error);
    add({ passed: 0, failed: 1 });
  }
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  return code || Math.min(tally.failed, 1);
});

async function all(add: (tally: Tally) => void, signal: AbortSignal): Promise<void> {
  const steps = createSteps();
  const how = { steps, logs: join(reports, 'logs'), signal };
  await alone(how, async () => {
    await installSite(how);
    await installCms(how);
  });
  const browser = await findBrowser(how);
  if (words.length === 0) add(await runChecks(how));

  // Not at the top: their packages are there only after installing.
  const { bringUp } = await import('./stack/stack.ts');
  const undo: (() => unknown)[] = [];
  try {
    const ready: (Suite & UnderTest)[] = [];
    for (const suite of suites) {
      const plan = await throwawayPlan();
      undo.push(plan.remove);
      await alone(how, async () => {
        await buildSite(how);
        await buildCms(how, plan.folder.path, plan.mode);
      });
      const stack = await bringUp(plan, steps, signal);
      undo.push(stack.stop);
      ready.push({ ...suite, plan, stack, browser });
    }
    const outcomes = await Promise.all(ready.map((suite) => runVitest(suite, reports, signal)));
    // After all others, whose content, limits and mailboxes it fills with whatever chance brings.
    const [last] = words.length > 0 ? [] : ready;
    if (last) outcomes.push(await runVitest({ ...last, ...fuzz }, reports, signal));
    for (const outcome of outcomes) {
      add(outcome);
      for (const failure of outcome.failures) console.log(failure);
    }
  } finally {
    for (const each of undo.toReversed()) await each();
  }
}
