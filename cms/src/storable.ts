import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/**
 * Refuses a text with the one sign that PostgreSQL cannot keep, before it becomes a failure of ours.
 * Raises `ValidationError`, which the admin shows.
 */
export function guardStorable(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (JSON.stringify(context.params).includes('\\u0000'))
      throw new errors.ValidationError('This text holds a sign that cannot be kept (U+0000).');
    return next();
  });
}
