const uniqueViolation = '23505';

const dataExceptionCodes = /^22...$/;

/**
 * PostgreSQL's codes for a missing or duplicate value, for an unknown column, operator or function, for a column that
 * can't be read or written so, and for a query after a failed one in the same transaction: Strapi ignores the errors of
 * some.
 */
const mismatchCodes = /^(?:23502|23505|25P02|428C9|42703|42803|42804|42883)$/;

/**
 * Codes of PostgreSQL and of the network for failed connections, exhausted resources, a server that is starting or
 * stopping, and a statement that took too long.
 */
const outageCodes =
  /^(?:0800[0-6]|53...|57014|57P0[1-4]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;

/** Errors of the driver and its pool that have no code. Knex writes the query and “ - ” before those of the driver. */
const outageMessages =
  /(?:^| - )(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Knex: Timeout acquiring a connection|Unable to acquire a connection)/;

/** Whether the database is down, full or out of connections. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return outageCodes.test(codeOf(error)) || outageMessages.test(error.message);
}

export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === uniqueViolation;
}

/** Whether the database rejected a value, such as an id of twenty digits or an impossible date. */
export const isImpossibleValue = (error: unknown): boolean =>
  dataExceptionCodes.test(codeOf(error));

/** Whether a query doesn't match its table. For a missing required field, Strapi throws its own `NotNullError`. */
export const isMismatchedQuery = (error: unknown): boolean =>
  mismatchCodes.test(codeOf(error)) || (error instanceof Error && error.name === 'NotNullError');

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

const lockConflictCodes = /^(?:40P01|55P03)$/;

/** Whether a statement gave up waiting for a lock, or PostgreSQL ended a deadlock. It can be tried again. */
export const isLockConflict = (error: unknown): boolean => lockConflictCodes.test(codeOf(error));
