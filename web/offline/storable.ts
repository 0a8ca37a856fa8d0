import { files } from 'virtual:build';
import { builtFilesIn, isPrivateResponse } from '../logic/public-pages.ts';

const built = new Set(files);

/** Whether a response is a page that is the same for everyone (behavior O3), and made by the same build as this worker. */
export async function isStorable(response: Response): Promise<boolean> {
  const { status, redirected, headers } = response;
  if (status !== 200 || redirected || isPrivateResponse(headers)) return false;
  if (!headers.get('content-type')?.startsWith('text/html')) return false;
  return builtFilesIn(await response.clone().text()).every((path) => built.has(path));
}
