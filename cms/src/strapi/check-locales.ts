import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { fallbackLanguage, isLanguage } from '../contract/language.ts';
import { replaceMethod } from './replace-method.ts';

/**
 * Checks the language of a save without the database. Strapi says of any failure there that the language doesn't exist,
 * also while the database is down.
 */
export function checkLocalesWithoutDatabase(strapi: Core.Strapi): void {
  const service = strapi.service('plugin::i18n.content-types');
  // Publishing in several languages passes a list of them.
  replaceMethod(service, 'getValidLocale', async (locale?: string | string[] | null) => {
    const asked = [locale ?? fallbackLanguage].flat();
    if (!asked.every(isLanguage)) throw new errors.ApplicationError('Locale not found');
    return Array.isArray(locale) ? asked : asked[0];
  });
}
