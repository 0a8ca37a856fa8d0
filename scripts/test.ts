import { join } from 'node:path';
import { findBrowser } from './setup/browser.ts';
import { prepareCheckout } from './setup/build.ts';
import { runChecks } from './setup/checks.ts';
import { withFirstStart, withTemporaryStack } from './setup/temporary-stack.ts';
import { envFor, runVitest, type StackEnv, type SuiteResult } from './setup/vitest.ts';
import { root } from './stack/data-folder.ts';
import type { CommandContext } from './terminal/command.ts';
import { main, reportError } from './terminal/main.ts';

// `npm test -- tests/cms` runs only the tests it names, without the checks.
const args = process.argv.slice(3);

await main(async (signal) => {
  const tally = { passed: 0, failed: 0 };
  let code = 0;
  try {
    const context = { logs: join(root, 'test-results', 'logs'), signal };
    const browser = await findBrowser(signal);
    await prepareCheckout(context);
    const results = await runSuites({ ...context, browser });
    for (const { passed, failures, retried } of results) {
      tally.passed += passed;
      tally.failed += failures.length;
      for (const failure of failures) console.log(`✖ ${failure}`);
      for (const test of retried) console.log(`↻ passed on the second attempt: ${test}`);
    }
  } catch (error) {
    code = reportError(error);
    tally.failed += 1;
  }
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  return code || Math.min(tally.failed, 1);
});

/** Suites on stacks run at the same time, each on its own, so that they don't see each other's data. */
async function runSuites(context: CommandContext & { browser: string }): Promise<SuiteResult[]> {
  const { signal } = context;
  if (args.length > 0)
    return withStacks(1, signal, async ([env]) => [await runVitest('vitest', args, context, env)]);
  const run = (name: string, env?: StackEnv) =>
    runVitest(name, [`--project=${name}`], context, env);
  // These need the processor while the stacks start, and would slow down the browsers.
  const withoutStack = Promise.all([runChecks(context), run('alone')]);
  const onStacks = withFirstStart(signal, (first) =>
    withStacks(
      4,
      signal,
      async ([site, members, panel, cms]) => {
        await withoutStack;
        const suites = [
          run('e2e', site),
          run('members', members),
          run('panel', panel),
          run('cms', cms),
        ];
        const results = await Promise.all(suites);
        // Last, because it fills the content, limits and mailboxes of its stack with random data.
        return [...results, await run('fuzz', site)];
      },
      first,
    ),
  );
  return (await Promise.all([withoutStack, onStacks])).flat();
}

/** Starts stacks one after the other, and runs a job on all of them. */
function withStacks<T>(
  count: number,
  signal: AbortSignal,
  job: (envs: StackEnv[]) => Promise<T>,
  first?: string,
): Promise<T> {
  if (count === 0) return job([]);
  return withTemporaryStack(
    signal,
    (stack, plan) =>
      withStacks(count - 1, signal, (envs) => job([envFor(plan, stack), ...envs]), first),
    first,
  );
}
