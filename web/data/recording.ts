import { errorStatus } from '#contract/error';
import { fallbackLanguage } from '#contract/language';
import {
  nameRecording,
  nameRecordingsPath,
  publishedRecordingPath,
  publishedRecordingQuery,
  type NameRecording,
} from '#contract/recording';
import { CmsError, cmsUrl, getList, siteHeaders } from './cms-client.ts';

/**
 * The names of categories and moments that have a recording, in all languages: a category without a translation keeps
 * its English name. Throws `CmsError`.
 */
export async function listNameRecordings(): Promise<NameRecording[]> {
  return (await getList(nameRecording, nameRecordingsPath, fallbackLanguage)).rows;
}

/** Long enough for a megabyte from a busy CMS. */
const timeoutMilliseconds = 8000;

/** The sound of the recording of an affirmation or a name, or null if readers don't hear it. Throws `CmsError`. */
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
