import { readFileSync } from 'node:fs';

/**
 * What a file holds as JSON, by name: read by hand, for zod is there only after installing. In: its path. Out: undefined
 * where there is none, or no object in it. Raises nothing.
 */
export function readFields(file: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof read === 'object' && read !== null ? { ...read } : undefined;
  } catch {
    return undefined;
  }
}
