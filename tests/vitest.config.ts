import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const root = `${import.meta.dirname}/..`;
// Long timeouts for slow machines, which only failing tests wait for; tests of durations set their own.
const expect = { poll: { timeout: 90_000 } };
const timeouts = { testTimeout: 400_000, hookTimeout: 400_000, expect };

/* The tests with a browser, in three suites that run at the same time. */
const panelTests = ['tests/e2e/{panel*,editors-week,translation*}.test.ts'];
/** Members and their accounts, cards and print sheets. */
const memberTests = [
  'tests/e2e/{account,collection*,dashboard*,early-submit,login,logout,member*,own-affirmation}.test.ts',
  'tests/e2e/{passwords,private-pages,register,save-control}.test.ts',
  'tests/e2e/{cards,create*,drawing,edit-card,share-and-print,sheet*}.test.ts',
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
      onStack('e2e', { exclude: [...panelTests, ...memberTests] }),
      onStack('panel', { include: panelTests }),
      onStack('members', { include: memberTests }),
      // Last, because it fills the database with random data.
      onStack('fuzz', { sequence: { groupOrder: 1 } }),
      // Waits for real restarts and limits of time: only with `npm run test:long`.
      onStack('long'),
    ],
  },
});
