import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { currentPanelUser } from '../../core/panel-user.ts';
import type { HistoryAction, HistoryType } from '../../contract/history.ts';
import { recordEvents } from './audit-log.ts';

const account = z.object({
  email: z.string(),
  isActive: z.boolean().nullish(),
  roles: z.array(z.object({ name: z.string() })).default([]),
});
/** What of an account is logged when it changes. */
const accountState = z.object({ roles: z.string(), isActive: z.boolean() });
const role = z.object({ name: z.string() });
const where = z.object({ id: z.coerce.number() });
/** What Strapi writes when somebody has chosen a password by the link of an invitation, for which they need no session. */
const acceptance = z.object({ registrationToken: z.null(), isActive: z.literal(true) });

/**
 * Logs when panel users invite, activate, deactivate, remove or change the roles of accounts, or change a role, and when an
 * invitation is accepted.
 */
export function logAccountChanges(strapi: Core.Strapi): void {
  const logEvent = async (action: HistoryAction, noun: HistoryType, title: string) => {
    if (currentPanelUser(strapi)) await recordEvents(strapi, [{ action, noun, title }], 'command');
  };
  const find = (id: number): Promise<unknown> =>
    strapi.db.query('admin::user').findOne({ where: { id }, populate: ['roles'] });
  const describe = (found: unknown) => {
    const { email, isActive, ...given } = account.parse(found);
    const roles = given.roles.map(({ name }) => name).join(', ');
    return { email, roles, isActive: isActive === true, title: `${email}: ${roles}` };
  };

  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterCreate({ result }) {
      await logEvent('invite', 'account', describe(await find(where.parse(result).id)).title);
    },
    async beforeUpdate({ params, state }) {
      const queriedAccount = where.safeParse(params.where);
      if (!currentPanelUser(strapi) || !queriedAccount.success) return;
      const found = await find(queriedAccount.data.id);
      if (found) state['before'] = describe(found);
    },
    async afterUpdate({ params, result, state }) {
      const { id } = where.parse(result);
      const { data: before } = accountState.safeParse(state['before']);
      if (before) {
        const { roles, isActive, title } = describe(await find(id));
        if (before.roles !== roles) await logEvent('change-roles', 'account', title);
        if (before.isActive !== isActive)
          await logEvent(isActive ? 'activate' : 'deactivate', 'account', title);
      } else if (acceptance.safeParse(params.data).success) {
        const { email, title } = describe(await find(id));
        const event = { action: 'accept', noun: 'account', title } as const;
        await recordEvents(strapi, [event], { id, email });
      }
    },
    async afterDelete({ result }) {
      const deletedAccount = account.safeParse(result);
      if (deletedAccount.success) await logEvent('remove', 'account', deletedAccount.data.email);
    },
  });
  strapi.db.lifecycles.subscribe({
    models: ['admin::role'],
    afterCreate: ({ result }) => logEvent('create', 'role', role.parse(result).name),
    afterUpdate: ({ result }) => logEvent('change', 'role', role.parse(result).name),
    afterDelete: ({ result }) => logEvent('delete', 'role', role.parse(result).name),
  });
}
