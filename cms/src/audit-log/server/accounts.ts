import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { currentPanelUser } from '../../core/panel-user.ts';
import type { HistoryAction, HistoryType } from '../../contract/history.ts';
import { recordEvents } from './audit-log.ts';

const account = z.object({
  email: z.string(),
  roles: z.array(z.object({ name: z.string() })).default([]),
});
const role = z.object({ name: z.string() });
const where = z.object({ id: z.coerce.number() });
/** What Strapi writes when somebody has chosen a password by the link of an invitation. */
const acceptance = z.object({ registrationToken: z.null(), isActive: z.literal(true) });

/** Logs when panel users invite, remove or change the roles of accounts, or change a role, and when an invitation is accepted. */
export function logAccountChanges(strapi: Core.Strapi): void {
  const logEvent = async (action: HistoryAction, noun: HistoryType, title: string) => {
    if (currentPanelUser(strapi)) await recordEvents(strapi, [{ action, noun, title }], 'command');
  };
  const describe = async (id: number) => {
    const found = await strapi.db
      .query('admin::user')
      .findOne({ where: { id }, populate: ['roles'] });
    const { email, roles } = account.parse(found);
    return { email, title: `${email}: ${roles.map(({ name }) => name).join(', ')}` };
  };

  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterCreate({ result }) {
      await logEvent('invite', 'account', (await describe(where.parse(result).id)).title);
    },
    async beforeUpdate({ params, state }) {
      const queriedAccount = where.safeParse(params.where);
      if (params.data?.roles !== undefined && queriedAccount.success)
        state['before'] = (await describe(queriedAccount.data.id)).title;
    },
    async afterUpdate({ params, result, state }) {
      const { id } = where.parse(result);
      const { before } = state;
      if (before !== undefined) {
        const { title } = await describe(id);
        if (before !== title) await logEvent('change-roles', 'account', title);
      } else if (acceptance.safeParse(params.data).success) {
        const { email, title } = await describe(id);
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
