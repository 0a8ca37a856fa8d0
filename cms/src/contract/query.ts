import { z } from 'zod';
import { languages } from './language.ts';
import { CallError, type FieldProblem } from './error.ts';

/** The largest id or page number that PostgreSQL's integer holds. */
const largest = 2_147_483_647;

/** An id in a body. */
export const publicId = z.int().positive().max(largest);

/** A positive integer in a URL: `12`, never `012`, `1.5`, `1e3` or `-1`. */
export const positiveInteger = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .refine((number) => number <= largest);

/** Ids in a query: `3,1,2`. */
export const idList = z
  .string()
  .transform((list) => list.split(','))
  .pipe(z.array(positiveInteger));

/** The `lang` parameter; anything but our languages counts as absent (behavior L2). */
export const languageParameter = z.enum(languages).optional().catch(undefined);

export const languageQuery = z.object({ lang: languageParameter });

/**
 * Reads values with a schema. Unknown ones are dropped; blank strings count as absent in an address,
 * while in a body they say that something is to be empty. Throws `CallError`: `malformed` for an address, or the code given, naming each wrong field.
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
