import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { AsyncLocalStorage } from 'node:async_hooks';
import { CallError, errorStatus, toErrorBody } from '../contract/error.ts';
import {
  describeRequest,
  isThrownByContext,
  logFailure,
  runInBackground,
  toPublicError,
} from '../core/failures.ts';
import { requestLanguage } from '../core/request.ts';
import { isApiCall } from './api-calls.ts';

/** A validator's message can repeat the value, indented: 70 times as long as the body. */
const longestMessage = 1000;
const longestDetails = 20_000;

/** Fails the request during which a promise was rejected. */
const failRequest = new AsyncLocalStorage<(error: unknown) => void>();

/** Strapi starts promises that it doesn't await. Without this, a rejected one would crash the process. */
function onUnhandledRejection(error: unknown): void {
  const fail = failRequest.getStore();
  if (!fail) throw error;
  fail(error);
  if (strapi.db.inTransaction()) void runInBackground('Rolling back', rollBack);
}

/** What waits for a promise that nobody settles would keep its transaction, and with it a connection, forever. */
async function rollBack(): Promise<void> {
  const { get } = await strapi.db.transaction();
  if (!get().isCompleted()) await get().rollback();
}

/** Turns every error into the format that the panel expects. `api-calls.ts` does the same for `/api`. */
const handleErrors: Core.MiddlewareFactory = () => {
  process.on('unhandledRejection', onUnhandledRejection);
  return async (ctx, next) => {
    let isOver = false;
    try {
      await new Promise<void>((resolve, reject) => {
        const fail = (error: unknown) => {
          if (isOver) logFailure(`${describeRequest(ctx)}, after its answer`, error);
          isOver = true;
          reject(error);
        };
        const succeed = () => {
          isOver = true;
          resolve();
        };
        failRequest.run(fail, () => void next().then(succeed, fail));
      });
      // Koa's router returns 501 for an unknown method.
      if (ctx.status === 501) throw new CallError('method-not-allowed');
    } catch (error) {
      const publicError = toPublicError(error, ctx);
      const panelError = isApiCall(ctx) ? undefined : toPanelError(publicError, ctx);
      if (!panelError) throw shortened(publicError);
      ctx.status = panelError.status;
      ctx.body = { data: null, error: { details: {}, ...panelError } };
    }
  };
};

/** Whether our own code has thrown an error with details for the panel. */
const hasDetails = (error: Error): error is Error & { details: object } =>
  'details' in error && error.details instanceof Object;

function shortened(error: Error): Error {
  error.message = error.message.slice(0, longestMessage);
  if ('details' in error && JSON.stringify(error.details ?? {}).length > longestDetails)
    error.details = {};
  return error;
}

/**
 * Formats an error for the panel; undefined if Strapi should format it. Errors that we throw on purpose don't go to
 * Strapi, which would flood the log with their stacks.
 */
function toPanelError(error: Error, ctx: Context) {
  if (isThrownByContext(error))
    return {
      status: error.status,
      name: error.name,
      message: error.message,
      ...(hasDetails(error) && { details: error.details }),
    };
  if (!(error instanceof CallError)) return undefined;
  const { code, message } = toErrorBody(error, requestLanguage(ctx)).error;
  return { status: errorStatus[code], name: code, message };
}

export default handleErrors;
