import type { Core } from '@strapi/strapi';
import { replaceMethod } from './replace-method.ts';

/** Strapi unpublishes an entry in several languages once per language, so that the history would show each as often. */
export function unpublishOnce(strapi: Core.Strapi): void {
  const service = strapi.service('plugin::content-manager.document-manager');
  const unpublish = replaceMethod(
    service,
    'unpublishMany',
    (documentIds: readonly string[], ...rest: unknown[]): unknown =>
      unpublish([...new Set(documentIds)], ...rest),
  );
}
