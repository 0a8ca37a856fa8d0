import type { Core } from '@strapi/strapi';
import { validationError, panelTexts } from './panel-user.ts';

/** Rejects U+0000, which PostgreSQL cannot store. Throws `ValidationError`, which the panel shows. */
export function rejectNullBytes(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (JSON.stringify(context.params).includes('\\u0000'))
      throw validationError(panelTexts(strapi).content.nullByte);
    // A caller's own id would later collide with the one that the database's sequence generates.
    if (context.action === 'create') delete context.params.data?.id;
    return next();
  });
}
