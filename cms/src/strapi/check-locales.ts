import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { fallbackLanguage, languages } from '../contract/language.ts';
import { replaceMethod } from './replace-method.ts';

/**
 * Checks the language of a save without the database. Strapi says of any failure there that the language doesn't exist,
 * also while the database is down.
 */
export function checkLocalesWithoutDatabase(strapi: Core.Strapi): void {
  const service = strapi.service('plugin::i18n.content-types');
  replaceMethod(service, 'getValidLocale', async (locale?: string | null) => {
    const found = languages.find((language) => language === (locale ?? fallbackLanguage));
    if (!found) throw new errors.ApplicationError('Locale not found');
    return found;
  });
}
