import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import { BoundedQueue } from '../contract/bounded-queue.ts';
import { inHashingSlot } from '../core/password-hashing.ts';
import { panelTexts, validationError } from '../core/panel-user.ts';
import { endOfInvitation, newInvitationToken } from './internals/invitation-tokens.ts';
import { panelUserTable } from './internals/tables.ts';
import { replaceMethod } from './replace-method.ts';

const invited = z.object({ registrationToken: z.string() });
const foundRows = z.object({ rows: z.array(z.unknown()) });

/** Registrations with the same invitation run one by one: waiting for its row would hold a hashing slot. */
const registrations = new BoundedQueue({
  running: Infinity,
  runningPerNetwork: 1,
  waiting: Infinity,
});

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
      const isOpen = async (db: Knex, lock = '') => {
        const found: unknown = await db.raw(
          `select from ${panelUserTable} where registration_token = ? and is_active is not true ${lock}`,
          [data.registrationToken],
        );
        return foundRows.parse(found).rows.length > 0;
      };
      // A made-up invitation needs no hashing slot.
      if (!(await isOpen(strapi.db.connection))) return refuse();
      const registerOnce = () =>
        inHashingSlot(() =>
          strapi.db.transaction(async ({ trx }) =>
            // Of two at the same moment, the second one then finds no invitation.
            (await isOpen(trx, 'for no key update')) ? register(given) : refuse(),
          ),
        );
      return registrations.run(registerOnce, data.registrationToken);
    },
  );
}
