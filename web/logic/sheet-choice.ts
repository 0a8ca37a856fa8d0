import { isLanguage } from '#contract/language';
import type { Values } from './form.ts';
import type { SheetChoice } from './printed-cards.ts';
import { formats, papers, perPage, type CardsPerPage } from './sheet.ts';

export type FullChoice = SheetChoice & { per: CardsPerPage };

/** The options of a query, without what selects the cards, because props are serialized into the page. */
export function toChoice(query: SheetChoice, per: CardsPerPage): FullChoice {
  const { paper, format, words, adults, ink, code } = query;
  return { paper, format, per, words, adults, ink, code };
}

/** Whether two choices have the same options. */
export const isSameChoice = (one: FullChoice, other: FullChoice): boolean =>
  (['paper', 'format', 'per', 'words', 'adults', 'ink', 'code'] as const).every(
    (name) => one[name] === other[name],
  );

/** Reads the options in the form of a sheet. Without zod, which would be larger than the island. */
export function parseChoice(values: Values): FullChoice {
  const { words = '' } = values;
  return {
    paper: papers.find((paper) => paper === values['paper']) ?? 'a4',
    format: formats.find((format) => format === values['format']) ?? 'cards',
    per: perPage.find((per) => String(per) === values['per']) ?? 4,
    words: isLanguage(words) ? words : 'both',
    adults: values['adults'] === 'yes' ? 'yes' : undefined,
    ink: values['ink'] === 'saving' ? 'saving' : undefined,
    code: values['code'] === 'yes' ? 'yes' : undefined,
  };
}
