import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { CallError, errorCodeOf } from '../contract/error.ts';
import {
  isImpossibleValue,
  isLockConflict,
  isMismatchedQuery,
  isOutage,
} from './database-errors.ts';

/** Logs an unexpected error with its stack, which contains no row data. */
export function logFailure(what: string, error: unknown): void {
  const stack = error instanceof Error && error.stack;
  strapi.log.error(`${what}: ${stack || String(error)}`);
}

/** Runs work that no caller awaits, and logs its errors. */
export async function runInBackground(what: string, work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => logFailure(what, error));
}

/** Describes a request for logs, without its query, which can contain personal data. */
export const describeRequest = (ctx: Context) =>
  `Request ${ctx.state['requestId']} (${ctx.method} ${ctx.path})`;

/**
 * Turns any error into one that is safe to return. Expected errors are returned unchanged; others are logged and become
 * `unavailable` if the database is down or ended a deadlock, `malformed` if Strapi failed on unchecked input, or else
 * `internal`.
 */
export function toPublicError(error: unknown, ctx: Context): Error {
  if (error instanceof CallError) return error;
  if (error instanceof errors.ApplicationError) return error;
  const status = statusOf(error);
  if (error instanceof errors.HttpError && status < 500) return error;
  if (isThrownByContext(error) && status < 500 && !ctx.path.startsWith('/api/')) return error;
  if (status < 500) return new CallError(errorCodeOf(status));
  if (isImpossibleValue(error) || isDisconnect(error)) return new CallError('malformed');
  logFailure(describeRequest(ctx), error);
  if (isOutage(error) || isLockConflict(error)) return new CallError('unavailable');
  return new CallError(isUncheckedInput(error, ctx) ? 'malformed' : 'internal');
}

/** Whether `ctx.throw` created the error, with a message for the panel. Only errors of the body parser have a `type`. */
export const isThrownByContext = (error: unknown): error is Error & { status: number } =>
  error instanceof Error &&
  'expose' in error &&
  withStatus.safeParse(error).success &&
  !('type' in error);

/** The body parser's error when the caller disconnects. */
const disconnectError = z.object({ type: z.literal('stream.not.readable') });
const isDisconnect = (error: unknown) => disconnectError.safeParse(error).success;

const withStatus = z.object({ status: z.number() });
/** Formidable, which parses uploads, uses this name for the status. */
const withHttpCode = z.object({ httpCode: z.number() });

function statusOf(error: unknown): number {
  const { data } = withStatus.safeParse(error);
  return data?.status ?? withHttpCode.safeParse(error).data?.httpCode ?? 500;
}

/** Our own calls validate all input, so any failure there is a bug. */
const ownCalls = /^\/(?:api|panel)(?:\/|$)/i;

/**
 * Whether Strapi failed on input that it didn't validate, in its own code or in a query it built. The same error from
 * our code, or from a library that our code calls, is a bug.
 */
function isUncheckedInput(error: unknown, ctx: Context): boolean {
  if (!(error instanceof Error) || ownCalls.test(ctx.path)) return false;
  return isThrownByStrapi(error) || isMismatchedQuery(error);
}

const strapiFolder = '/node_modules/@strapi/';

function isThrownByStrapi({ stack = '' }: Error): boolean {
  const nearest = stack
    .split('\n')
    .find((line) => line.includes(strapiFolder) || line.includes(`${strapi.dirs.dist.root}/`));
  return nearest?.includes(strapiFolder) ?? false;
}
