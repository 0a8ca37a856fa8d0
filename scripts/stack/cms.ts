import { cmsKeyHeader } from '#contract/change';
import type { Settings } from '#contract/settings';
import { errorMessageOf, OperatorError } from '../terminal/errors.ts';
import type { DataFolder } from './data-folder.ts';
import { readSecrets } from './secrets.ts';
import { cmsUrl } from './services.ts';

/** The running CMS, and its CONTENT_KEY. */
export type Cms = { url: string; key: string };

export const runningCms = (settings: Settings, folder: DataFolder): Cms => ({
  url: cmsUrl(settings),
  key: readSecrets(folder.path, process.env).CONTENT_KEY,
});

/** @throws OperatorError if the CMS isn't responding. */
export function callCms(
  cms: Cms,
  method: string,
  path: string,
  body?: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  return fetch(cms.url + path, {
    method,
    headers: { [cmsKeyHeader]: cms.key, 'Content-Type': 'application/octet-stream' },
    ...(body && { body }),
  }).catch((error: unknown) => {
    throw new OperatorError(
      `The CMS isn’t responding at ${cms.url}. Start it first. (${errorMessageOf(error)})`,
    );
  });
}

export const cmsRefusal = (cms: Cms, { status }: Response) =>
  new OperatorError(`The CMS at ${cms.url} refused the request (${status}).`);
