/** PostgreSQL's code for a value that is there already. */
const uniqueViolation = '23505';

/** PostgreSQL's codes for values that are not of a column's kind or too large for it. */
const dataExceptionCodes = /^22...$/;

/** PostgreSQL's codes for a missing or repeated value, and for a column or an operator that does not fit. */
const mismatchCodes = /^(?:23502|23505|42703|42804|42883)$/;

/**
 * PostgreSQL's codes for a connection that failed, for too little of something, and for a server that is going or not
 * there yet, beside the network's.
 */
const outageCodes =
  /^(?:0800[0-6]|53...|57P0[1-4]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;

/** What the driver and its pool say without a code. */
const outageMessages =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Knex: Timeout acquiring a connection|Unable to acquire a connection)/;

/** Whether the database could not be asked: it is down, full, or has no connection to spare. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return outageCodes.test(codeOf(error)) || outageMessages.test(error.message);
}

/** Whether a write failed because another one was first with the same value. */
export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === uniqueViolation;
}

/** Whether what was asked for cannot be in the database at all: an id of twenty digits, a day that there is not. */
export const isImpossibleValue = (error: unknown): boolean =>
  dataExceptionCodes.test(codeOf(error));

/** Whether a query does not fit its table: text is searched in a number, a field is missing. Strapi names one case itself. */
export const isMismatchedQuery = (error: unknown): boolean =>
  mismatchCodes.test(codeOf(error)) || (error instanceof Error && error.name === 'NotNullError');

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}
