import { adminApi } from '@strapi/strapi/admin';
import { z } from 'zod';

type Values = Readonly<Record<string, unknown>>;

/** The definition of a call in Redux Toolkit's query library, as far as it is changed. */
interface Definition {
  query?: (arg: Values) => unknown;
  transformResponse?: (answer: unknown, meta: unknown, arg: unknown) => unknown;
}

const api = z.object({
  enhanceEndpoints: z.custom<
    (parts: { endpoints: Record<string, (definition: Definition) => void> }) => unknown
  >((given) => typeof given === 'function'),
});

const asItIs = (answer: unknown) => answer;

const account = z.object({
  data: z.looseObject({ id: z.number(), roles: z.array(z.object({ id: z.unknown() })) }),
});

/**
 * Lets the forms of panel accounts save only what was changed in them. Strapi sends all of it, which would undo what
 * somebody else has changed meanwhile, such as a role that was taken away, or an address changed in another window.
 * @param isSame Whether two values of a field are the same.
 */
export function saveOnlyChangesOfAccounts(isSame: (one: unknown, other: unknown) => boolean): void {
  const opened = new Map<unknown, Values>();
  /** What was loaded or saved last. After a save, the account may not load again. */
  const remember = (definition: Definition, nameOf: (id: number) => unknown) => {
    const { transformResponse = asItIs } = definition;
    definition.transformResponse = (answer, meta, arg) => {
      const found = account.safeParse(answer).data?.data;
      if (found) {
        const roles = found.roles.map(({ id }) => id);
        opened.set(nameOf(found.id), { ...found, roles });
      }
      return transformResponse(answer, meta, arg);
    };
  };
  const omitUnchanged = (definition: Definition, nameOf: (id: unknown) => unknown) => {
    const { query } = definition;
    if (!query) throw new Error('Strapi saves panel accounts in another way');
    definition.query = (arg) => {
      const before = opened.get(nameOf(arg['id']));
      const sent = Object.entries(arg).filter(
        ([name, value]) => name === 'id' || !before || !isSame(value, before[name]),
      );
      return query(Object.fromEntries(sent));
    };
    remember(definition, nameOf);
  };
  const own = () => 'own';
  api.parse(adminApi).enhanceEndpoints({
    endpoints: {
      getUsers: (definition) => remember(definition, String),
      updateUser: (definition) => omitUnchanged(definition, String),
      getMe: (definition) => remember(definition, own),
      updateMe: (definition) => omitUnchanged(definition, own),
    },
  });
}
