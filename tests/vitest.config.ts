import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const root = `${import.meta.dirname}/..`;
// Long timeouts for slow machines, which only failing tests wait for; tests of durations set their own.
const expect = { poll: { timeout: 90_000 } };
const timeouts = { testTimeout: 400_000, hookTimeout: 400_000, expect };

/** Pages of the panel and of members, so that both suites with a browser take equally long. */
const accountTests = [
  'tests/e2e/{panel*,editors-week,translation*}.test.ts',
  'tests/e2e/{account,collection*,dashboard*,early-submit,login,logout,member*,own-affirmation}.test.ts',
  'tests/e2e/{passwords,private-pages,register,save-control}.test.ts',
];

/** Tests that use a stack of `npm test`. Files run one after the other, because they share its data. */
function onStack(name: string, options: NonNullable<TestProjectInlineConfiguration['test']> = {}) {
  return {
    test: {
      name,
      root,
      include: [`tests/${name}/**/*.test.ts`],
      globalSetup: 'tests/stack.ts',
      setupFiles: 'tests/each-file.ts',
      fileParallelism: false,
      // One process for all files, which loads their packages and modules once.
      isolate: false,
      // In CI, a slow machine is no fault of the code. `npm test` names tests that needed it.
      retry: process.env['CI'] ? 1 : 0,
      ...timeouts,
      ...options,
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'alone',
          root,
          include: ['tests/*.test.ts', 'tests/{contract,panel,web,scripts}/**/*.test.ts'],
          // Two processes for all files, which load packages once instead of a hundred times.
          isolate: false,
          ...timeouts,
        },
      },
      onStack('cms'),
      onStack('e2e', { exclude: accountTests }),
      onStack('accounts', { include: accountTests }),
      // Last, because it fills the database with random data.
      onStack('fuzz', { sequence: { groupOrder: 1 } }),
      // Waits for real restarts and limits of time: only with `npm run test:long`.
      onStack('long'),
    ],
  },
});
