import { once } from 'node:events';
import type { Mode } from '../stack/parts.ts';
import { createSteps } from '../terminal/steps.ts';
import { prepare } from './prepare.ts';
import { summary } from './summary.ts';

/**
 * Runs the whole site until the signal. In: how it shall run, and the signal. Out: the exit code.
 * Raises Trouble where it cannot run.
 */
export async function serve(mode: Mode, signal: AbortSignal): Promise<number> {
  const steps = createSteps();
  const prepared = await prepare(mode, steps, signal);
  try {
    // Not at the top: its packages are there only after installing.
    const { bringUp } = await import('../stack/stack.ts');
    const stack = await bringUp(prepared, steps, signal);
    steps.say(summary(prepared));
    if (!signal.aborted) await once(signal, 'abort');
    await steps.step('Stopping', () => stack.stop());
    return 0;
  } finally {
    prepared.release();
  }
}
