/** Parses an id in a URL. Used in browsers, therefore without zod. */
export function parseId(parameter: string | null): number | undefined {
  return /^[1-9]\d{0,9}$/.test(parameter ?? '') ? Number(parameter) : undefined;
}
