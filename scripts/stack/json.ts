import { readFileSync } from 'node:fs';

/** Reads a JSON object from a file, or undefined if there is none. Without zod, which exists only after installing. */
export function readJsonObject(file: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof read === 'object' && read !== null ? { ...read } : undefined;
  } catch {
    return undefined;
  }
}
