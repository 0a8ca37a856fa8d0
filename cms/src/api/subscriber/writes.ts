import type { Core } from '@strapi/strapi';
import type { Language } from '../../contract/language.ts';
import { isAlreadyThere } from '../../database.ts';

/** Keeps an address with its language and the time of consent; one that is known stays as it is. */
export async function addSubscriber(strapi: Core.Strapi, email: string, language: Language) {
  try {
    await strapi
      .documents('api::subscriber.subscriber')
      .create({ data: { email, language, consentedAt: new Date() } });
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}
