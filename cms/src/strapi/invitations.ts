import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { BoundedQueue } from '../contract/bounded-queue.ts';
import { inHashingSlot } from '../core/password-hashing.ts';
import { panelTexts, validationError } from '../core/panel-user.ts';
import { endOfInvitation, newInvitationToken } from './internals/invitation-tokens.ts';
import { panelUserTable } from './internals/tables.ts';
import { replaceMethod } from './replace-method.ts';

const invited = z.object({ registrationToken: z.string() });
const lockedRows = z.object({ rows: z.array(z.unknown()) });

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
        inHashingSlot(() =>
          strapi.db.transaction(async ({ trx }) => {
            // Of two at the same moment, the second one then finds no invitation.
            const locked: unknown = await trx.raw(
              `select from ${panelUserTable} where registration_token = ? and is_active is not true for no key update`,
              [data.registrationToken],
            );
            return lockedRows.parse(locked).rows.length > 0 ? register(given) : refuse();
          }),
        );
      return registrations.run(registerOnce, data.registrationToken);
    },
  );
}
