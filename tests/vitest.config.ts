import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'alone',
          root: `${import.meta.dirname}/..`,
          include: ['tests/*.test.ts', 'tests/{contract,panel,web,scripts}/**/*.test.ts'],
        },
      },
      {
        test: {
          // Against the running stack of `npm test`: one file after the other, for they share its data.
          name: 'stack',
          root: `${import.meta.dirname}/..`,
          include: ['tests/{cms,e2e}/**/*.test.ts'],
          globalSetup: 'tests/stack.ts',
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
