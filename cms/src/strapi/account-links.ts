import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { newInvitationToken } from './internals/invitation-tokens.ts';

const roleId = z.union([
  z.coerce.number(),
  z.object({ id: z.coerce.number() }).transform(({ id }) => id),
]);
const change = z.object({
  where: z.object({ id: z.coerce.number() }),
  data: z.object({
    email: z.string().optional(),
    password: z.string().optional(),
    isActive: z.boolean().nullish(),
    roles: z.array(roleId).optional(),
  }),
});
const account = z
  .object({
    email: z.string(),
    isActive: z.boolean().nullish(),
    registrationToken: z.string().nullish(),
    roles: z.array(z.object({ id: z.number() })),
  })
  .nullish();

/**
 * Ends the links that an account's owner has been sent when the account changes, because they set a password and open it:
 * - An invitation is withdrawn when the account is activated, deactivated or given a password without it. If the account's
 *   address or roles change, it gets a new link, which has to be sent: those who have the old one may not be meant, or
 *   must not have these rights.
 * - The link of a forgotten password ends with the password or the address that it was sent for, and when the account is
 *   deactivated.
 */
export function endLinksOfChangedAccounts(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async beforeUpdate({ params }) {
      const given = change.safeParse(params);
      if (!given.success) return;
      const { where, data } = given.data;
      const query = strapi.db.query('admin::user');
      const before = account.parse(await query.findOne({ where, populate: ['roles'] }));
      if (!before) return;
      const hasNewAddress = data.email !== undefined && data.email !== before.email;
      const hasNewRoles = data.roles !== undefined && !isSame(data.roles, before.roles);
      // Strapi's form sends `false` with any change to someone who is invited and isn't active yet.
      const isDeactivated = data.isActive === false && before.isActive === true;
      if (data.password !== undefined || hasNewAddress || isDeactivated)
        params.data.resetPasswordToken = null;
      if (data.password !== undefined || data.isActive === true || isDeactivated)
        params.data.registrationToken = null;
      else if (before.registrationToken && (hasNewAddress || hasNewRoles))
        params.data.registrationToken = newInvitationToken();
    },
  });
}

const isSame = (ids: readonly number[], roles: readonly { id: number }[]): boolean =>
  ids.toSorted().join() ===
  roles
    .map(({ id }) => id)
    .toSorted()
    .join();
