import type { Core } from '@strapi/strapi';
import { z } from 'zod';

const change = z.object({
  where: z.object({ id: z.coerce.number() }),
  data: z.object({ isActive: z.literal(false) }),
});
const account = z.object({ isActive: z.boolean().nullish() }).nullish();

/**
 * Deactivating an account also withdraws its invitation if it was activated without it, because the invitation's link sets
 * a password and activates the account.
 */
export function withdrawInvitations(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async beforeUpdate({ params }) {
      const deactivation = change.safeParse(params);
      if (!deactivation.success) return;
      const { where } = deactivation.data;
      const found = await strapi.db.query('admin::user').findOne({ where });
      // Strapi's form sends this with any change to someone who is invited and isn't active yet.
      if (account.parse(found)?.isActive) params.data.registrationToken = null;
    },
  });
}
