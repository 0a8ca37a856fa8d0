import { describe, expect, it } from 'vitest';
import { createSteps } from '../../scripts/terminal/steps.ts';

function screen(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, columns: 40, written, write: (text: string) => written.push(text) };
}

describe('steps of a script', () => {
  it('a script prints its steps as plain lines if its output is not a terminal', async () => {
    const out = screen(false);
    const steps = createSteps(out);
    await steps.step('Packages', async (note) => note('unchanged'));
    await expect(steps.step('Build', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(out.written.join('')).toMatch(
      /^\S*✓\S* Packages: unchanged \S*\(\d+\.\d s\).*\n.*✗.* Build/,
    );
    expect(out.written.join('')).not.toContain('\r');
  });

  it('a script shows a spinner within the terminal’s width, and leaves a line for a finished step', async () => {
    const out = screen(true);
    const steps = createSteps(out);
    const spun = () => out.written.find((text) => text.includes('⠋'));
    await steps.step('Something with a name longer than the terminal is wide', async () => {
      await expect.poll(spun).toBeDefined();
      steps.print('A line above');
    });
    expect(spun()?.replace('\r\u001B[2K', '').length).toBeLessThan(40);
    expect(out.written.join('')).toContain('\r\u001B[2KA line above\n');
    expect(out.written.at(-1)).toMatch(/✓.*\n$/);
  });
});
