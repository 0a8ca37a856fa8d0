import { errorStatus } from '#contract/error';
import { publishedRecordingPath, publishedRecordingQuery } from '#contract/recording';
import { CmsError, cmsUrl, siteHeaders } from './cms-client.ts';

/** Long enough for a megabyte from a busy CMS. */
const timeoutMilliseconds = 8000;

/** The sound of an affirmation's recording, or null if readers don't hear it. Throws `CmsError`. */
export async function findRecording(
  id: string | undefined,
  file: string | undefined,
): Promise<ArrayBuffer | null> {
  if (!id || !file || !publishedRecordingQuery.safeParse({ id, file }).success) return null;
  const url = `${publishedRecordingPath}?${new URLSearchParams({ id, file })}`;
  const unavailable = (cause: unknown) => {
    throw new CmsError(url, errorStatus.unavailable, cause);
  };
  const response = await fetch(cmsUrl + url, {
    headers: siteHeaders(),
    signal: AbortSignal.timeout(timeoutMilliseconds),
  }).catch(unavailable);
  if (response.ok) return response.arrayBuffer().catch(unavailable);
  await response.body?.cancel();
  if (response.status === errorStatus['not-found']) return null;
  throw new CmsError(url, response.status);
}
