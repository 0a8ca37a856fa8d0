import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { panelTexts, validationError } from '../../core/panel-user.ts';

const uid = 'api::term.term';
const written = z.object({ documentId: z.string() });

const rows = z.object({
  rows: z.array(z.object({ hasFrench: z.boolean(), isKnown: z.boolean() })),
});

/**
 * Enforces on every write that a term has a translation or must not be translated, and that it exists once. Throws
 * `ValidationError`, which the panel shows.
 */
export function validateTerms(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid || !['create', 'update', 'clone'].includes(context.action))
      return next();
    return strapi.db.transaction(async ({ trx }) => {
      // Two people who add the same term at the same time would not see each other's.
      await trx.raw('lock table glossary_terms in share row exclusive mode');
      const result = await next();
      const { documentId } = written.safeParse(result).data ?? written.parse(context.params);
      const found = await trx.raw(
        `select do_not_translate or btrim(coalesce(french, '')) <> '' as "hasFrench",
           exists (
             select from glossary_terms other where other.document_id <> term.document_id
               and lower(btrim(other.english)) = lower(btrim(term.english))
           ) as "isKnown"
         from glossary_terms term where document_id = :documentId`,
        { documentId },
      );
      const texts = panelTexts(strapi).term;
      for (const { hasFrench, isKnown } of rows.parse(found).rows) {
        if (!hasFrench) throw validationError(texts.frenchNeeded);
        if (isKnown) throw validationError(texts.known);
      }
      return result;
    });
  });
}
