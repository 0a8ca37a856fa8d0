import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import type { ContentType } from '../../contract/change.ts';
import {
  sourceLanguageOf,
  type PublishReport,
  type PublishRequest,
} from '../../contract/translation.ts';
import { isThrownByContext } from '../../core/failures.ts';
import { inPanelLanguage } from '../../core/panel-user.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import { isPublished, lockTexts, type Translation } from './queries.ts';

/** Publishes each text that is still the one that was seen. What prevents one does not hold up the others. */
export async function publishTranslations(
  strapi: Core.Strapi,
  noun: ContentType,
  { language, texts, withSource }: PublishRequest,
): Promise<PublishReport> {
  const report: PublishReport = { published: 0, failed: [] };
  const { hasChanged } = inPanelLanguage(strapi, textsByLanguage).messages;
  for (const [index, { documentId, seen, version }] of texts.entries())
    try {
      await strapi.db.transaction(async ({ trx }) => {
        const translation = { noun, documentId, language };
        const now = await lockTexts(trx, translation);
        if (now.seen !== seen || now.version !== version)
          throw new errors.ApplicationError(hasChanged);
        if (withSource)
          await publishUnlessPublished(strapi, trx, {
            ...translation,
            language: sourceLanguageOf[language],
          });
        await publishUnlessPublished(strapi, trx, translation);
      });
      report.published += 1;
    } catch (error) {
      if (error instanceof errors.ApplicationError) {
        report.failed.push({ documentId, message: error.message });
        continue;
      }
      // Anything else is a bug, the database's, or an import that holds the table, and concerns all that are left.
      if (!isThrownByContext(error)) throw error;
      const left = texts.slice(index).map((each) => each.documentId);
      report.failed.push(...left.map((each) => ({ documentId: each, message: error.message })));
      break;
    }
  return report;
}

async function publishUnlessPublished(strapi: Core.Strapi, trx: Knex, translation: Translation) {
  if (await isPublished(trx, translation)) return;
  const { noun, documentId, language } = translation;
  await strapi.documents(`api::${noun}.${noun}`).publish({ documentId, locale: language });
}
