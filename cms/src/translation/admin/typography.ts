const noBreak = '\u00a0';

/** Corrects apostrophes, quotation marks and no-break spaces in a French text. */
export function frenchTypography(text: string): string {
  return text
    .replaceAll(/(?<=\p{L})['‘](?=\p{L})/gu, '’')
    .replaceAll(/"([^"\n]*)"/g, '«$1»')
    .replaceAll(/«[ \u00a0\u202f]*/g, `«${noBreak}`)
    .replaceAll(/[ \u00a0\u202f]*»/g, `${noBreak}»`)
    .replaceAll(/(?<=[\p{L}\p{N}»)’…])[ \u00a0\u202f]*(?=[:;!?]+(?:\s|$))/gu, noBreak);
}
