import { currentUser, type CurrentUser } from '#contract/auth';
import type { Language } from '#contract/language';
import { getOne } from './client.ts';

/** Who reads this page; null for a visitor. The page must not be kept. Raises `CmsError`. */
export function findReader(request: Request, language: Language): Promise<CurrentUser> {
  return getOne(currentUser, '/api/auth/user', language, request);
}
