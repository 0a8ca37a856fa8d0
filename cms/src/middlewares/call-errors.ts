import type { Core } from '@strapi/strapi';
import { CallError, errorCodeOf, errorStatus, toErrorBody } from '../contract/error.ts';
import { languageOf } from '../language-of.ts';

/** Gives every failing call below /api the one error shape, whoever refused it (PRODUCT 13). */
const callErrors: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/api/')) return next();
    try {
      await next();
      // Only our controllers answer here, so a failing status without an error is the router's.
      if (ctx.status >= 400) throw new CallError(errorCodeOf(ctx.status));
    } catch (error) {
      const refusal = toCallError(error);
      if (refusal.code === 'unavailable') strapi.log.error(error);
      ctx.status = errorStatus[refusal.code];
      ctx.set('Cache-Control', 'no-store');
      ctx.body = toErrorBody(refusal, languageOf(ctx));
    }
  };
};

function toCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  return new CallError(errorCodeOf(status));
}

export default callErrors;
