import { once } from 'node:events';
import type { Mode } from '../stack/services.ts';
import { createSteps } from '../terminal/steps.ts';
import { prepare } from './prepare.ts';
import { summary } from './summary.ts';

/** Runs the database, the CMS and the site until the signal is aborted. Resolves to the exit code. */
export async function serve(mode: Mode, signal: AbortSignal): Promise<number> {
  const steps = createSteps();
  const prepared = await prepare(mode, steps, signal);
  try {
    // Imported here because their packages exist only after installing.
    const { startStack } = await import('../stack/stack.ts');
    const { runDailyBackups } = await import('../backup/daily.ts');
    const stack = await startStack(prepared, steps, signal);
    steps.print(summary(prepared));
    const backups = runDailyBackups(prepared, stack.database, steps.print, signal);
    if (!signal.aborted) await once(signal, 'abort');
    await backups;
    await steps.step('Stopping', () => stack.stop());
    return 0;
  } finally {
    prepared.release();
  }
}
