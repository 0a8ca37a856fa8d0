import { adminApi } from '@strapi/strapi/admin';
import { z } from 'zod';
import { isSame } from '../../admin/shared/merge.ts';

type Values = Readonly<Record<string, unknown>>;

/** The definition of a call in Redux Toolkit's query library, as far as it is changed. */
interface Definition {
  query?: (arg: Values) => unknown;
  transformResponse?: (answer: unknown, meta: unknown, arg: unknown) => unknown;
}

const api = z.object({
  enhanceEndpoints: z.custom<
    (parts: { endpoints: Record<string, (definition: Definition | undefined) => void> }) => unknown
  >((given) => typeof given === 'function'),
});

const account = z.object({
  data: z.looseObject({ id: z.number(), roles: z.array(z.object({ id: z.unknown() })) }),
});

/**
 * Lets the form of a panel account save only what was changed in it. Strapi sends all of it, which would undo what
 * somebody else has changed meanwhile, such as a role that was taken away.
 */
export function saveOnlyChangesOfAccounts(): void {
  const opened = new Map<string, Values>();
  api.parse(adminApi).enhanceEndpoints({
    endpoints: {
      getUsers(definition) {
        const transform = definition?.transformResponse;
        if (!definition || !transform)
          throw new Error('Strapi loads panel accounts in another way');
        definition.transformResponse = (answer, meta, arg) => {
          const { data } = account.safeParse(answer);
          if (data) {
            const { id, roles } = data.data;
            opened.set(`${id}`, { ...data.data, roles: roles.map((role) => role.id) });
          }
          return transform(answer, meta, arg);
        };
      },
      updateUser(definition) {
        const query = definition?.query;
        if (!definition || !query) throw new Error('Strapi saves panel accounts in another way');
        definition.query = (arg) => {
          const before = opened.get(`${arg['id']}`);
          const changed = Object.entries(arg).filter(
            ([name, value]) => name === 'id' || !before || !isSame(value, before[name]),
          );
          return query(Object.fromEntries(changed));
        };
      },
    },
  });
}
