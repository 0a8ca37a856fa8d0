import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { z } from 'zod';
import { addRouteMiddleware } from './add-route-middleware.ts';
import { panelBody } from '../core/panel-input.ts';

/** Strapi's own schema, with a limit for names. */
const layout = z.strictObject({
  version: z.int().positive().optional(),
  widgets: z
    .array(z.strictObject({ uid: z.string().min(1).max(200), width: z.literal([4, 6, 8, 12]) }))
    .max(100),
  updatedAt: z.iso.datetime().optional(),
});

/** Strapi saves names of any length, and logs each invalid layout like a bug. */
export function limitHomepageLayout(strapi: Core.Strapi): void {
  addRouteMiddleware(strapi, 'PUT', '/homepage/layout', checkLayout);
}

async function checkLayout(ctx: Context, next: Next): Promise<void> {
  panelBody(layout, ctx);
  await next();
}
