import type { Core } from '@strapi/strapi';

/**
 * Tells the site that its day has changed: what was featured until the day before, and what is from now on. Each
 * process does; hearing it twice harms nobody.
 */
export async function announceDay(
  strapi: Core.Strapi,
  days: { before: string; now: string },
): Promise<void> {
  await strapi.db.connection.raw(
    `select pg_notify('content', json_build_object('noun', 'affirmation', 'id', public_id)::text)
     from affirmations
     where published_at is not null and featured and (
       (featured_from > :before and featured_from <= :now)
       or (featured_until >= :before and featured_until < :now)
     )`,
    days,
  );
}
