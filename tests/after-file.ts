const jobs: (() => unknown)[] = [];

/**
 * Runs a job after the test file, the newest first. Unlike `afterAll`, it can be called while tests run, and by modules
 * that several test files share.
 */
export function afterFile(job: () => unknown): void {
  jobs.push(job);
}

/** Runs the jobs of a test file. */
export async function endFile(): Promise<void> {
  for (const job of jobs.splice(0).toReversed()) await job();
}
