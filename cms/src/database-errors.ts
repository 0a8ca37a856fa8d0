/** PostgreSQL's code for a value that is there already. */
const uniqueViolation = '23505';

/** PostgreSQL's codes for values that are not of a column's kind or too large for it, and for a column that there is not. */
const cannotBeCodes = /^(?:22...|42703)$/;

/** Whether a write failed because another one was first with the same value. */
export function alreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === uniqueViolation;
}

/** Whether what was asked for cannot be in the database at all: an id of twenty digits, a day or a field that there is not. */
export function cannotBe(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    cannotBeCodes.test(error.code)
  );
}
