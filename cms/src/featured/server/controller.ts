import type { Context } from 'koa';
import type { Knex } from 'knex';
import { z } from 'zod';
import {
  forbid,
  hasPermission,
  panelLanguage,
  panelTexts,
  requireReading,
} from '../../core/panel-user.ts';
import { featuredEntry, featuredOrder, featuredUpdate } from '../../contract/featured.ts';
import { languages } from '../../contract/language.ts';
import { visibleIn } from '../../api/affirmation/objects.ts';
import { recordEvents } from '../../audit-log/server/audit-log.ts';
import { limitFeatured } from '../../core/entry-limits.ts';
import { lockForChange } from '../../core/database/lock-entries.ts';
import { panelBody } from '../../core/panel-input.ts';
import { today } from '../../core/dates.ts';
import { findMoved } from './moves.ts';
import { withVersions } from '../../versions/server/record.ts';

const uid = 'api::affirmation.affirmation';
const entries = z.object({ rows: z.array(featuredEntry) });
const changed = z.object({
  rows: z.array(z.object({ documentId: z.string(), title: z.string() })),
});
type FeaturedTitle = z.infer<typeof changed>['rows'][number];

/** The languages in which any row of a document is visible. */
const visibleLanguages = languages
  .map(
    (language) => `case when bool_or(${visibleIn[language]}) over document then '${language}' end`,
  )
  .join(', ');

/** All featured affirmations in the order of the site, including those not shown today, in the panel's language if possible. */
export async function listFeatured(ctx: Context): Promise<void> {
  requireReading(strapi, 'affirmation');
  const found = await strapi.db.connection.raw(
    `select featured.*, coalesce(own.text, featured.text) as text, coalesce(own.locale, featured.language) as language
     from (
       select distinct on (document_id) document_id as "documentId", public_id as id, coalesce(text, '') as text,
         locale as language, featured_order as "order", featured_from::text as from, featured_until::text as until,
         case when featured_from > :today then 'early' when featured_until < :today then 'over'
           else 'current' end as period,
         coalesce(array_agg(locale::text) filter (where published_at is not null) over document, '{}') as published,
         array_remove(array[${visibleLanguages}], null) as "visibleIn"
       from affirmations where featured
       window document as (partition by document_id)
       order by document_id, published_at is not null desc, locale = 'en' desc
     ) as featured
     left join lateral (
       select text, locale from affirmations
       where document_id = "documentId" and locale = :language and text <> ''
       order by published_at is not null desc limit 1
     ) as own on true
     order by "order" nulls last, id`,
    { today: today(), language: panelLanguage(strapi) },
  );
  ctx.body = entries.parse(found).rows;
}

/** Features or unfeatures affirmations: their drafts and published rows in every language. */
export async function setFeatured(ctx: Context): Promise<void> {
  const { documentIds, featured } = panelBody(featuredUpdate, ctx);
  checkPermission('featured');
  const action = featured ? 'feature' : 'unfeature';
  const save = { noun: 'affirmation', documentIds, action, systemActor: 'command' } as const;
  ctx.body = await withVersions(strapi, save, async () => {
    const count = await strapi.db.transaction(({ trx }) =>
      limitFeatured(strapi, trx, () => change(trx, { documentIds, featured }, action)),
    );
    return { count };
  });
}

export async function reorderFeatured(ctx: Context): Promise<void> {
  const { documentIds } = panelBody(featuredOrder, ctx);
  checkPermission('featuredOrder');
  await strapi.db.transaction(async ({ trx }) => {
    // As `lockEntries` locks them.
    await lockForChange(trx, 'affirmations');
    await trx.raw(
      `select from affirmations
       where document_id = any(:documentIds) or featured_order is not null order by id for update`,
      { documentIds },
    );
    const before = await readOrder(trx);
    await trx.raw(
      `update affirmations set featured_order = place.ordinality
       from unnest(cast(:documentIds as text[])) with ordinality as place (document_id)
       where affirmations.document_id = place.document_id`,
      { documentIds },
    );
    await trx.raw(
      `update affirmations set featured_order = null
       where featured_order is not null and document_id <> all(:documentIds)`,
      { documentIds },
    );
    await recordMoves(before, await readOrder(trx));
  });
  ctx.status = 204;
}

/** The featured affirmations in the order of the site. */
async function readOrder(trx: Knex): Promise<FeaturedTitle[]> {
  const found = await trx.raw(
    `select "documentId", title from (
       select distinct on (document_id) document_id as "documentId", public_id, featured_order, coalesce(text, '') as title
       from affirmations where featured
       order by document_id, published_at is not null desc, locale = 'en' desc
     ) as featured order by featured_order nulls last, public_id`,
  );
  return changed.parse(found).rows;
}

/** Records the affirmations that were moved, without those that only made room. */
async function recordMoves(before: readonly FeaturedTitle[], after: readonly FeaturedTitle[]) {
  const idsBefore = before.map(({ documentId }) => documentId);
  const moved = findMoved(
    idsBefore,
    after.map(({ documentId }) => documentId),
  );
  const events = after.flatMap(({ documentId, title }, index) => {
    if (!moved.has(documentId)) return [];
    const from = idsBefore.indexOf(documentId);
    const details = { moved: { from: from < 0 ? null : from + 1, to: index + 1 } };
    return [{ action: 'reorder', noun: 'affirmation', documentId, title, details } as const];
  });
  await recordEvents(strapi, events, 'command');
}

/** Throws if the caller cannot write a field in every language. */
function checkPermission(field: string) {
  if (!languages.every((language) => hasPermission(strapi, 'update', uid, language, field)))
    forbid(strapi, panelTexts(strapi).content.notYourField);
}

async function change(
  trx: Knex,
  values: { documentIds: string[]; featured: boolean },
  action: 'feature' | 'unfeature',
): Promise<number> {
  const found = await trx.raw(
    `with changed as (
       update affirmations set featured = :featured
       where document_id = any(:documentIds) and featured is distinct from :featured
       returning document_id, text, locale
     )
     select distinct on (document_id) document_id as "documentId", coalesce(text, '') as title
     from changed order by document_id, locale = 'en' desc`,
    values,
  );
  const { rows } = changed.parse(found);
  const events = rows.map((row) => ({ ...row, action, noun: 'affirmation' as const }));
  await recordEvents(strapi, events, 'command');
  return rows.length;
}
