import type { StrapiApp } from '@strapi/strapi/admin';
import { z } from 'zod';

const succeeded = z.object({
  type: z.string().endsWith('/fulfilled'),
  meta: z.object({ arg: z.object({ endpointName: z.string() }) }),
});

/** Runs something whenever the server has done what Strapi's panel asked for by an endpoint of its store. */
export function afterCall(app: StrapiApp, endpointName: string, run: () => void): void {
  app.addMiddlewares([
    () => () => (next) => (action) => {
      const result = next(action);
      if (succeeded.safeParse(action).data?.meta.arg.endpointName === endpointName) run();
      return result;
    },
  ]);
}
