import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { BoundedQueue } from '../contract/bounded-queue.ts';
import { panelTexts, validationError } from '../core/panel-user.ts';
import { endOfInvitation, newInvitationToken } from './internals/invitation-tokens.ts';
import { panelUserTable } from './internals/tables.ts';
import { replaceMethod } from './replace-method.ts';

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

const invited = z.object({ registrationToken: z.string() });

/** Who waits for the row of an invitation would hold a database connection, which a login that hashes may need. */
const registrations = new BoundedQueue({ running: 2, runningPerNetwork: 1, waiting: Infinity });

/** Gives invitations an end, which Strapi's don't have, and says so in the panel's language to those who come too late. */
export function limitInvitations(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    beforeCreate({ params }) {
      if (invited.safeParse(params.data).success)
        params.data.registrationToken = newInvitationToken();
    },
  });
  const service = strapi.service('admin::user');
  const refuse = () => {
    throw validationError(panelTexts(strapi).account.invitationOver);
  };
  const hasEnded = (token: string) => endOfInvitation(token) < Date.now();
  const find: (token: string) => unknown = replaceMethod(
    service,
    'findRegistrationInfo',
    async (token: string): Promise<unknown> => {
      const found = hasEnded(token) ? undefined : await find(token);
      return found ?? refuse();
    },
  );
  const register: (given: unknown) => unknown = replaceMethod(
    service,
    'register',
    async (given: unknown): Promise<unknown> => {
      // Strapi doesn't check whether there is a body.
      const { data } = invited.safeParse(given);
      if (!data || hasEnded(data.registrationToken)) return refuse();
      const registerOnce = () =>
        strapi.db.transaction(async ({ trx }) => {
          // Of two at the same moment, the second one then finds no invitation.
          await trx.raw(`select from ${panelUserTable} where registration_token = ? for update`, [
            data.registrationToken,
          ]);
          return register(given);
        });
      return registrations.run(registerOnce, data.registrationToken);
    },
  );
}
