import { isPublicPage } from '../logic/public-pages.ts';

export const pageMethods: readonly string[] = ['GET', 'HEAD'];
const formMethods = [...pageMethods, 'POST'];
const apiMethods = [...formMethods, 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export function allowedMethods(path: string): readonly string[] {
  if (path.startsWith('/api/')) return apiMethods;
  return isPublicPage(path) ? pageMethods : formMethods;
}
