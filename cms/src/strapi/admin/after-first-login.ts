import type { StrapiApp } from '@strapi/strapi/admin';
import { z } from 'zod';

const dispatched = z.object({
  type: z.string(),
  meta: z.object({ arg: z.object({ endpointName: z.string() }) }).optional(),
  payload: z.unknown(),
});
const account = z.object({ firstname: z.string().nullish(), lastname: z.string().nullish() });

/** Calls `act` when somebody has logged in whose account still has the name that it was created with. */
export function afterLoginAs(app: StrapiApp, firstname: string, act: () => void): void {
  let hasLoggedIn = false;
  app.addMiddlewares([
    () => () => (next) => (action) => {
      const { type, meta, payload } = dispatched.safeParse(action).data ?? {};
      if (type === 'admin/login') hasLoggedIn = true;
      if (hasLoggedIn && meta?.arg.endpointName === 'getMe' && type?.endsWith('/fulfilled')) {
        hasLoggedIn = false;
        const { data } = account.safeParse(payload);
        if (data?.firstname === firstname && !data.lastname) act();
      }
      return next(action);
    },
  ]);
}
