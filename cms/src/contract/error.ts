import { z } from 'zod';
import { errorMessage, errorStatus, type ErrorCode } from './error-code.ts';
import type { Language } from './language.ts';

export { errorMessage, errorStatus, type ErrorCode };

/** The site passes the id of each request to the CMS in this header, so that both logs can be correlated. */
export const requestIdHeader = 'x-request-id';

export const errorCode = z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]);

/** What is wrong with one field. */
export const fieldProblem = z.enum(['missing', 'too-short', 'too-long', 'invalid']);
export type FieldProblem = z.infer<typeof fieldProblem>;

/** The body of every error response. `message` is in the caller's language; `fields` has each invalid field. */
export const errorBody = z.object({
  error: z.object({
    code: errorCode,
    message: z.string(),
    fields: z.record(z.string(), fieldProblem).optional(),
  }),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** An error with one of our codes. Both the site and the CMS turn it into an `ErrorBody`. */
export class CallError extends Error {
  override name = 'CallError';
  readonly code: ErrorCode;
  readonly fields: Record<string, FieldProblem> | undefined;

  constructor(code: ErrorCode, fields?: Record<string, FieldProblem>) {
    super(code);
    this.code = code;
    this.fields = fields;
  }
}

/** The code for an HTTP status that Strapi or a library chose. Unknown server errors become `internal`. */
export function errorCodeOf(status: number): ErrorCode {
  const entry = Object.entries(errorStatus).find(([, known]) => known === status);
  return entry ? errorCode.parse(entry[0]) : status < 500 ? 'malformed' : 'internal';
}

/** The body of a failing call, in the caller's language (behavior C2). */
export function toErrorBody(error: CallError, language: Language): ErrorBody {
  const { code, fields } = error;
  return { error: { code, message: errorMessage[language][code], ...(fields && { fields }) } };
}
