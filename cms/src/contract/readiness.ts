/** Where the site and the CMS say whether they can take requests: 200, or 503. */
export const readyPaths = { site: '/ready', cms: '/_ready' } as const;

/** How long an answer is shared. */
const sharedMilliseconds = 1000;
export const readinessTimeoutMilliseconds = 2000;

/**
 * Shares one check among all callers, so that asking often costs nothing. A check that fails or takes too long means
 * “not ready”.
 */
export function createReadiness(check: () => Promise<boolean>): () => Promise<boolean> {
  let latest: Promise<boolean> | undefined;
  const run = async () => {
    const timeout = new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), readinessTimeoutMilliseconds);
    });
    const isReady = await Promise.race([check().catch(() => false), timeout]);
    setTimeout(() => (latest = undefined), sharedMilliseconds);
    return isReady;
  };
  return () => (latest ??= run());
}
