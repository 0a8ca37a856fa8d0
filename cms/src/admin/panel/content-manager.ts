import type { StrapiApp } from '@strapi/strapi/admin';
import { z } from 'zod';

const add = z.custom<(add: unknown) => void>((given) => typeof given === 'function');
const apis = z.object({ addEditViewSidePanel: add, addBulkAction: add });

/** What the content manager lets others add to its pages. */
export function contentManager(app: StrapiApp) {
  return apis.parse(app.getPlugin('content-manager').apis);
}
