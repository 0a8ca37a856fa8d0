/** Parses the id of a URL in the browser, without zod. */
export function parseId(parameter: string | null): number | undefined {
  return /^[1-9]\d{0,9}$/.test(parameter ?? '') ? Number(parameter) : undefined;
}
