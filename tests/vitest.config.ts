import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const root = `${import.meta.dirname}/..`;
// A long timeout for slow machines; tests of durations set their own.
const expect = { poll: { timeout: 30_000 } };

const panelTests = 'tests/e2e/{panel*,editors-week,translation-desk}.test.ts';

/** Tests that use a stack of `npm test`. Files run one after the other, because they share its data. */
function onStack(name: string, options: NonNullable<TestProjectInlineConfiguration['test']> = {}) {
  return {
    test: {
      name,
      root,
      include: [`tests/${name}/**/*.test.ts`],
      globalSetup: 'tests/stack.ts',
      fileParallelism: false,
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect,
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
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect,
        },
      },
      onStack('cms'),
      onStack('e2e', { exclude: [panelTests] }),
      onStack('panel', { include: [panelTests] }),
      // Last, because it fills the database with random data.
      onStack('fuzz', { sequence: { groupOrder: 1 } }),
      // Waits for real restarts and limits of time: only with `npm run test:long`.
      onStack('long'),
    ],
  },
});
