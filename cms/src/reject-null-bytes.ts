import type { Core } from '@strapi/strapi';
import { validationError } from './panel-user.ts';

/** Refuses U+0000, which PostgreSQL cannot store. Throws `ValidationError`, which the panel shows. */
export function rejectNullBytes(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (JSON.stringify(context.params).includes('\\u0000'))
      throw validationError(strapi, (texts) => texts.content.nullByte);
    // A number that a caller chose would be in the way of the row that the database comes to it with.
    if (context.action === 'create') delete context.params.data?.id;
    return next();
  });
}
