import type { Core } from '@strapi/strapi';
import { replaceMethod } from './replace-method.ts';

/** Strapi would unpublish an entry in all chosen languages once for each of them, and the history would show it each time. */
export function unpublishOnce(strapi: Core.Strapi): void {
  const service = strapi.service('plugin::content-manager.document-manager');
  const unpublish = replaceMethod(
    service,
    'unpublishMany',
    (documentIds: readonly string[], ...rest: unknown[]): unknown =>
      unpublish([...new Set(documentIds)], ...rest),
  );
}
