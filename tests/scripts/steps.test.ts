import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { step } from '../../scripts/terminal/steps.ts';

const module = new URL('../../scripts/terminal/steps.ts', import.meta.url).href;

describe('steps of a script', () => {
  it('a script prints its steps as plain lines if its output is not a terminal', () => {
    const code = `
      import { runSteps, step } from '${module}';
      await step('Packages', async (note) => note('unchanged'));
      const steps = ['Lint', 'Types'].map((title) => ({ title, job: () => Promise.reject(new Error('no')) }));
      console.log((await runSteps(steps)).map(({ reason }) => reason.message).join());`;
    const args = ['--input-type=module', '-e', code];
    const output = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' });
    expect(output).toContain('✔ Packages: unchanged');
    expect(output).toContain('no,no');
    expect(output).not.toContain('\r');
  });

  it('a step of a script returns the result of its job, or throws its error', async () => {
    expect(await step('Numbers', () => Promise.resolve(5))).toBe(5);
    const error = new Error('no');
    await expect(step('Numbers', () => Promise.reject(error))).rejects.toBe(error);
  });
});
