import type { Core } from '@strapi/strapi';

/** What Strapi itself decides about an entry. */
const systemFields = ['id', 'documentId', 'locale', 'createdAt', 'updatedAt', 'publishedAt'];

/**
 * Ignores such fields in the data of a save. Strapi's content manager passes them on, and for types without languages and
 * drafts they would be stored: another entry's `documentId`, for example, makes both impossible to open.
 */
export function ignoreSystemFields(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.action === 'create' || context.action === 'update' || context.action === 'clone')
      for (const field of systemFields) Reflect.deleteProperty(context.params.data ?? {}, field);
    return next();
  });
}
