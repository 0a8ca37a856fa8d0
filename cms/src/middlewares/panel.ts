import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { cannotBe } from '../database-errors.ts';

/** Strapi hands some of what the panel is sent to the database unread: what fails there is the caller's mistake. */
const panel: Core.MiddlewareFactory = () => async (_ctx, next) => {
  try {
    await next();
  } catch (error) {
    throw cannotBe(error) ? new errors.ValidationError('Invalid value') : error;
  }
};

export default panel;
