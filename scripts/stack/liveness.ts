import { setTimeout as pause } from 'node:timers/promises';

/** Whether a program leaves a request without any reaction for so many milliseconds. */
export type IsSilent = (milliseconds: number) => Promise<boolean>;

/** When a program counts as hung: after requests in a row without any reaction, each waited for so long. */
export type HangLimits = { pauseMilliseconds: number; patience: readonly number[] };

/** Half a minute. Each time is below ten seconds, after which `fetch` stops trying to connect. */
const hangLimits: HangLimits = { pauseMilliseconds: 5000, patience: [6000, 7000, 8000, 9000] };

/** Resolves to true once a program hangs, or to false when the signal aborts. */
export async function untilHung(
  isSilent: IsSilent,
  signal: AbortSignal,
  { pauseMilliseconds, patience } = hangLimits,
): Promise<boolean> {
  const isHung = async () => {
    for (const milliseconds of patience) if (!(await isSilent(milliseconds))) return false;
    return true;
  };
  while (!signal.aborted) {
    await pause(pauseMilliseconds, undefined, { signal }).catch(() => undefined);
    if (!signal.aborted && (await isHung())) return !signal.aborted;
  }
  return false;
}

/**
 * Asks a server for a URL. A refused or broken connection is a reaction too: the program is starting, stopping, or has
 * too many connections, but it runs.
 */
export async function isServerSilent(
  url: string,
  milliseconds: number,
  headers: Record<string, string> = {},
): Promise<boolean> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(milliseconds) });
    await response.body?.cancel();
    return false;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError';
  }
}
