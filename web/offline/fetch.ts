export type Report = (done: number, total: number) => void;

/** Without cookies: the same for everyone. */
export const fetchOwn = (path: string, accept = '*/*'): Promise<Response> =>
  fetch(path, { credentials: 'omit', headers: { accept } });

/** Runs a few at a time, so that a weak network still serves what somebody is reading. */
export async function runConcurrently(
  paths: readonly string[],
  run: (path: string) => Promise<void>,
): Promise<void> {
  const waiting = [...paths];
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await run(path);
  };
  await Promise.all([work(), work(), work(), work()]);
}
