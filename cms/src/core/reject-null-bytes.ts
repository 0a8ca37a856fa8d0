import type { Core } from '@strapi/strapi';
import { validationError, panelTexts } from './panel-user.ts';

/** Rejects U+0000, which PostgreSQL cannot store. Throws `ValidationError`, which the panel shows. */
export function rejectNullBytes(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (JSON.stringify(context.params).includes('\\u0000'))
      throw validationError(panelTexts(strapi).content.nullByte);
    return next();
  });
}
