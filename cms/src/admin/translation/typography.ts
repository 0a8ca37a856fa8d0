const noBreak = '\u00a0';

/** A French text with its no-break spaces, quotation marks and apostrophes as they should be. */
export function frenchTypography(text: string): string {
  return text
    .replaceAll(/(?<=\p{L})['‘](?=\p{L})/gu, '’')
    .replaceAll(/"([^"\n]*)"/g, '«$1»')
    .replaceAll(/«[ \u00a0\u202f]*/g, `«${noBreak}`)
    .replaceAll(/[ \u00a0\u202f]*»/g, `${noBreak}»`)
    .replaceAll(/(?<=[\p{L}\p{N}»)’…])[ \u00a0\u202f]*(?=[:;!?]+(?:\s|$))/gu, noBreak);
}
