import type { Context } from 'koa';
import { z } from 'zod';
import { glossaryLimit, glossaryTerm } from '../../contract/glossary.ts';
import { languages } from '../../contract/language.ts';
import { hasPermission } from '../../core/panel-user.ts';

const rows = z.object({ rows: z.array(glossaryTerm) });

/** The terms of the glossary, for everybody who sees the translation queue. */
export async function readGlossary(ctx: Context): Promise<void> {
  const found = await strapi.db.connection.raw(
    `select document_id as "documentId", english, coalesce(french, '') as french, coalesce(note, '') as note,
       coalesce(note_fr, '') as "noteFr",
       coalesce(do_not_translate, false) as "doNotTranslate"
     from glossary_terms order by lower(english), id limit :glossaryLimit`,
    { glossaryLimit },
  );
  ctx.body = {
    terms: rows.parse(found).rows,
    isWritable: languages.every((language) =>
      hasPermission(strapi, 'create', 'api::term.term', language),
    ),
  };
}
