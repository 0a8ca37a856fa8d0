import { z } from 'zod';
import { languages } from './language.ts';
import { CallError, type FieldProblem } from './error.ts';

/** The largest id or page number that PostgreSQL's integer holds. */
const largest = 2_147_483_647;

/** An id in the body of a call. */
export const publicId = z.int().positive().max(largest);

/** A positive integer in a URL: `12`, but not `012`, `1.5`, `1e3` or `-1`. */
export const positiveInteger = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .refine((number) => number <= largest);

/** Comma-separated ids in a query, such as `3,1,2`. */
export const idList = z
  .string()
  .transform((list) => list.split(','))
  .pipe(z.array(positiveInteger));

/** The `lang` parameter; other values than our languages are ignored (behavior L2). */
export const languageParameter = z.enum(languages).optional().catch(undefined);

export const languageQuery = z.object({ lang: languageParameter });

/**
 * Parses the values of a query or body with a schema. Unknown values are dropped. An empty string counts as missing in a
 * query, but clears the field in a body. Throws `CallError` with the given code and each invalid field.
 */
export function parseCall<Schema extends z.ZodObject>(
  schema: Schema,
  values: Readonly<Record<string, unknown>>,
  code: 'malformed' | 'invalid' = 'malformed',
): z.output<Schema> {
  const given = code === 'malformed' ? withoutBlanks(values) : values;
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const fields = read.error.issues.map((issue) => [String(issue.path[0]), toProblem(issue, given)]);
  throw new CallError(code, Object.fromEntries(fields));
}

function withoutBlanks(values: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

function toProblem(
  issue: z.core.$ZodIssue,
  given: Readonly<Record<string, unknown>>,
): FieldProblem {
  const value = given[String(issue.path[0])];
  if (value === undefined || value === '') return 'missing';
  if (issue.code === 'too_big') return 'too-long';
  if (issue.code === 'too_small') return 'too-short';
  if (issue.code === 'custom' && issue.params?.['short']) return 'too-short';
  if (issue.code === 'custom' && issue.params?.['long']) return 'too-long';
  return 'invalid';
}
