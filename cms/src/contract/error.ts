import { z } from 'zod';
import { errorMessage, errorStatus, type ErrorCode } from './error-code.ts';
import type { Language } from './language.ts';

export { errorMessage, errorStatus, type ErrorCode };

/** Carries one id of a request from the site to the CMS and back, so that both logs can be read together. */
export const requestIdHeader = 'x-request-id';

export const errorCode = z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]);

/** What is wrong with one field. */
export const fieldProblem = z.enum(['missing', 'too-short', 'too-long', 'invalid']);
export type FieldProblem = z.infer<typeof fieldProblem>;

/** The one body of a failing call. `message` is in the caller's language; `fields` names each wrong one. */
export const errorBody = z.object({
  error: z.object({
    code: errorCode,
    message: z.string(),
    fields: z.record(z.string(), fieldProblem).optional(),
  }),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** A refusal with a code of the closed list; both programs turn it into an `ErrorBody`. */
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

/** The code for an HTTP status that another part chose: a bug of ours where the contract has none for it. */
export function errorCodeOf(status: number): ErrorCode {
  const entry = Object.entries(errorStatus).find(([, known]) => known === status);
  return entry ? errorCode.parse(entry[0]) : status < 500 ? 'malformed' : 'internal';
}

/** The body of a failing call, in the caller's language. */
export function toErrorBody(error: CallError, language: Language): ErrorBody {
  const { code, fields } = error;
  return { error: { code, message: errorMessage[language][code], ...(fields && { fields }) } };
}
