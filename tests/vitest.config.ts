import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const root = `${import.meta.dirname}/..`;
// A long timeout for slow machines; tests of durations set their own.
const expect = { poll: { timeout: 30_000 } };

/** Tests that use the stack of `npm test`. Files run one after the other, because they share its data. */
function onStack(name: string, groupOrder = 0): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      root,
      include: [`tests/${name}/**/*.test.ts`],
      globalSetup: 'tests/stack.ts',
      fileParallelism: false,
      sequence: { groupOrder },
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect,
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
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect,
        },
      },
      onStack('cms'),
      onStack('e2e'),
      // Last, because it fills the database with random data.
      onStack('fuzz', 1),
      // Waits for real restarts and limits of time: only with `npm run test:long`.
      onStack('long'),
    ],
  },
});
