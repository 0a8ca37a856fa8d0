/** The id in an address, or undefined where there is none; no id is longer. Without zod, for browsers. */
export function parseId(parameter: string | null): number | undefined {
  return /^[1-9]\d{0,9}$/.test(parameter ?? '') ? Number(parameter) : undefined;
}
