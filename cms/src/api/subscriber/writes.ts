import type { Core } from '@strapi/strapi';
import type { Language } from '../../contract/language.ts';

/** PostgreSQL's code for a value that is there already. */
const alreadyThere = '23505';

/** Keeps an address with its language and the time of consent; one that is known stays as it is. */
export async function addSubscriber(strapi: Core.Strapi, email: string, language: Language) {
  try {
    await strapi
      .documents('api::subscriber.subscriber')
      .create({ data: { email, language, consentedAt: new Date() } });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === alreadyThere)) throw error;
  }
}
