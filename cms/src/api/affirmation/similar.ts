import type { Context } from 'koa';
import { z } from 'zod';
import { similarEntry, similarQuery } from '../../contract/featured.ts';
import { panelQuery } from '../../core/panel-input.ts';

/** The minimum trigram similarity. */
const threshold = 0.6;
const maxResults = 5;

const rows = z.object({ rows: z.array(similarEntry) });

/** Drafts, which all affirmations have, similar to a text, most similar first, without the text's own document. */
export async function findSimilar(ctx: Context): Promise<void> {
  const { text, locale, documentId = '' } = panelQuery(similarQuery, ctx);
  ctx.body = await strapi.db.transaction(async ({ trx }) => {
    await trx.raw(`select set_config('pg_trgm.similarity_threshold', ?, true)`, [
      String(threshold),
    ]);
    const found = await trx.raw(
      `select document_id as "documentId", public_id as id, text, similarity(${textLine}, form) as likeness
       from affirmations, search_form(:text) as form
       where published_at is null and locale = :locale and ${textLine} % form and document_id <> :documentId
       order by likeness desc, id limit :maxResults`,
      { text, locale, documentId, maxResults },
    );
    return rows.parse(found).rows;
  });
}

/** The first line of the `search` column: the text without its description. */
const textLine = `split_part(search, E'\\n', 1)`;
