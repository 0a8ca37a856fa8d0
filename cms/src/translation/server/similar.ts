import type { Context } from 'koa';
import { z } from 'zod';
import { similarDrafts } from '../../api/affirmation/similar.ts';
import type { Language } from '../../contract/language.ts';
import { sourceLanguageOf, type TranslationState } from '../../contract/translation.ts';
import { refreshStates } from './states.ts';

/** The minimum trigram similarity. Lower than for duplicates, because half of a sentence helps, too. */
const threshold = 0.45;
const maxResults = 3;
/** More than are shown, because some have no translation yet. */
const candidates = 12;

const row = z.object({ documentId: z.string(), text: z.string() });
const rows = z.object({ rows: z.array(row) });

/**
 * Affirmations whose source is similar to that of a document, most similar first, with their translations, except outdated
 * ones, which don't translate what their source says now.
 */
export async function findSimilarTranslations(
  ctx: Context,
  documentId: string,
  language: Language,
): Promise<void> {
  const locale = sourceLanguageOf[language];
  await refreshStates(strapi.db.connection);
  ctx.body = await strapi.db.transaction(async ({ trx }) => {
    const textsOf = async (
      ids: readonly string[],
      of: Language,
      exceptState: TranslationState | null = null,
    ) => {
      const found = await trx.raw(
        `select document_id as "documentId", text from affirmations
         where document_id = any(:ids) and locale = :of and published_at is null and btrim(text) <> ''
           and document_id not in (
             select document_id from translation_states
             where noun = 'affirmation' and language = :of and state = :exceptState
           )`,
        { ids, of, exceptState },
      );
      return new Map(rows.parse(found).rows.map((each) => [each.documentId, each.text]));
    };
    const text = (await textsOf([documentId], locale)).get(documentId);
    if (text === undefined) return [];
    const wanted = { text, locale, documentId, threshold, maxResults: candidates };
    const similar = await similarDrafts(trx, wanted);
    const translations = await textsOf(
      similar.map((each) => each.documentId),
      language,
      'outdated',
    );
    return similar
      .flatMap((each) => {
        const target = translations.get(each.documentId);
        return target === undefined
          ? []
          : [
              {
                documentId: each.documentId,
                source: each.text,
                target,
                likeness: each.likeness,
              },
            ];
      })
      .slice(0, maxResults);
  });
}
