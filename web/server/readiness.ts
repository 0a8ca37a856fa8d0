import type { ServerResponse } from 'node:http';
import { cmsKeyHeader } from '#contract/change';
import { createReadiness, readinessTimeoutMilliseconds, readyPaths } from '#contract/readiness';

/** Whether the CMS says that it can take requests. */
export const createCmsReadiness = ({ url, key }: { url: string; key: string }) =>
  createReadiness(async () => {
    const response = await fetch(url + readyPaths.cms, {
      headers: { [cmsKeyHeader]: key },
      signal: AbortSignal.timeout(readinessTimeoutMilliseconds),
    });
    await response.body?.cancel();
    return response.ok;
  });

export async function sendReadiness(
  response: ServerResponse,
  isReady: () => Promise<boolean>,
): Promise<void> {
  const ready = await isReady();
  response.writeHead(ready ? 200 : 503, { 'cache-control': 'no-store' });
  response.end(ready ? 'ready' : 'not ready');
}
