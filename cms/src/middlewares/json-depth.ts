import type { Core } from '@strapi/strapi';
import { CallError } from '../contract/error.ts';

/** Deeper than anything the panel sends, and far below the depth at which recursive code overflows the stack. */
const deepest = 32;

const jsonDepth: Core.MiddlewareFactory = () => (ctx, next) => {
  let level: unknown[] = [ctx.request.body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) throw new CallError('malformed');
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return next();
};

export default jsonDepth;
