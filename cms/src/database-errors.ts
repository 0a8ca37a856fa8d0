/** PostgreSQL's code for a value that is there already. */
const uniqueViolation = '23505';

/** Whether a write failed because another one was first with the same value. */
export function alreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === uniqueViolation;
}
