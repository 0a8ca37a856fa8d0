import { Listr, PRESET_TIMER, type ListrTask } from 'listr2';

/** The job can add a note about its result. */
export type Step<T> = { title: string; job: (note: (text: string) => void) => Promise<T> };

const rendererOptions = { timer: PRESET_TIMER, showErrorMessage: false };
const options = {
  concurrent: true,
  exitOnError: false,
  registerSignalListeners: false,
  rendererOptions,
  fallbackRenderer: 'simple',
  fallbackRendererOptions: rendererOptions,
  // Some programs that emulate a terminal give it no width.
  fallbackRendererCondition: () => !process.stdout.isTTY || !process.stdout.columns,
} as const;

/** Runs steps at the same time, and shows of each that it runs, how it ended and how long it took. */
export async function runSteps<T>(steps: readonly Step<T>[]): Promise<PromiseSettledResult<T>[]> {
  const jobs: Promise<T>[] = [];
  const tasks = steps.map(({ title, job }): ListrTask => ({
    title,
    task: async (_, task) => {
      const running = job((text) => (task.title = `${title}: ${text}`));
      jobs.push(running);
      // Whoever runs the step shows the error.
      await running.catch(() => Promise.reject(new Error('see below')));
    },
  }));
  await new Listr(tasks, options).run();
  return Promise.allSettled(jobs);
}

/** Runs one step. Resolves to the result of its job, or rejects with its error. */
export async function step<T>(title: string, job: Step<T>['job']): Promise<T> {
  const [outcome] = await runSteps([{ title, job }]);
  if (outcome?.status === 'fulfilled') return outcome.value;
  throw outcome?.reason;
}
