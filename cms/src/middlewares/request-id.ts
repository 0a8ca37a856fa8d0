import type { Core } from '@strapi/strapi';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { requestIdHeader } from '../contract/error.ts';
import { hasKey } from '../core/site-key.ts';

/** No characters with which a caller could forge a line in the log. */
const requestId = z.string().regex(/^[\w-]{1,64}$/);

/** Gives each request the site's id or a new one, so that a failing response can be found in the log. */
const requestIds: Core.MiddlewareFactory = () => (ctx, next) => {
  const given = requestId.safeParse(ctx.get(requestIdHeader));
  const id = given.success && hasKey(ctx) ? given.data : randomUUID();
  ctx.state['requestId'] = id;
  ctx.set(requestIdHeader, id);
  return next();
};

export default requestIds;
