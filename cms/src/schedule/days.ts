import type { Core } from '@strapi/strapi';

/**
 * Announces affirmations whose featured days start or end today. Every process does so; repeated announcements are
 * harmless.
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
