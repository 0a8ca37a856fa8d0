import type { Knex } from 'knex';
import type { Context } from 'koa';
import { z } from 'zod';
import { similarEntry, similarQuery, type SimilarEntry } from '../../contract/featured.ts';
import { affirmationUid } from '../../contract/affirmation-uid.ts';
import { panelQuery } from '../../core/panel-input.ts';
import { hasPermission } from '../../core/panel-user.ts';
import { textLine, trigramCount } from './objects.ts';

/** The minimum trigram similarity. */
const threshold = 0.6;
const maxResults = 5;

const rows = z.object({ rows: z.array(similarEntry) });

interface Wanted {
  text: string;
  locale: string;
  /** The text's own document, which is left out. */
  documentId: string;
  threshold: number;
  maxResults: number;
}

/** Drafts, which all affirmations have, similar to a text, most similar first. */
export async function similarDrafts(trx: Knex, wanted: Wanted): Promise<SimilarEntry[]> {
  await trx.raw(`select set_config('pg_trgm.similarity_threshold', ?, true)`, [
    String(wanted.threshold),
  ]);
  const found = await trx.raw(
    `select document_id as "documentId", public_id as id, text, similarity(${textLine}, form) as likeness
     from affirmations, search_form(:text) as form, cardinality(show_trgm(form)) as trigrams,
       cast(:threshold as numeric) as threshold
     where published_at is null and locale = :locale and ${textLine} % form and document_id <> :documentId
       and ${trigramCount} <@ int4range(ceil(trigrams * threshold)::int, floor(trigrams / threshold)::int, '[]')
     order by likeness desc, id limit :maxResults`,
    { ...wanted },
  );
  return rows.parse(found).rows;
}

/** The affirmations that are similar to a text in the form; none for callers who can't read all of them. */
export async function findSimilar(ctx: Context): Promise<void> {
  const { text, locale, documentId = '' } = panelQuery(similarQuery, ctx);
  ctx.body = [];
  if (!hasPermission(strapi, 'read', affirmationUid, locale, 'text')) return;
  ctx.body = await strapi.db.transaction(({ trx }) =>
    similarDrafts(trx, { text, locale, documentId, threshold, maxResults }),
  );
}
