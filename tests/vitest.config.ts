import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const root = `${import.meta.dirname}/..`;
// A busy machine is slow, not wrong: whoever means a time says it.
const expect = { poll: { timeout: 30_000 } };

/** Against the running stack of `npm test`: one file after the other, for they share its data. */
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
      // After all others: it fills what it writes to with whatever chance brings.
      onStack('fuzz', 1),
    ],
  },
});
