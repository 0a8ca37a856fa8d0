import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { ContentType } from '../../contract/change.ts';
import { findPicture } from '../../contract/picture.ts';
import { positiveInteger } from '../../contract/query.ts';
import { sheetChoices, sheetStatuses, withEnDash } from '../../contract/spreadsheet.ts';
import type { SpreadsheetTexts } from '../i18n/texts.ts';

/** A cell's normalized value, or what is wrong with it. */
export type ParsedCell = { value: string } | { problem: string };

/** A field's rules in Strapi's schema. */
const rules = z.object({
  type: z.string(),
  maxLength: z.number().optional(),
  regex: z.union([z.string(), z.instanceof(RegExp)]).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
});

const trueValues = ['yes', 'oui', 'true', 'vrai', '1', 'x'];
const falseValues = ['no', 'non', 'false', 'faux', '0'];
const statuses = new Map<string, string>([
  ...sheetStatuses.map((status): [string, string] => [status, status]),
  ['publié', 'published'],
  ['publiée', 'published'],
  ['brouillon', 'draft'],
  ['modifié', 'modified'],
  ['modifiée', 'modified'],
]);

/** Longer than any field allows. Parsing a cell of megabytes would block the process, and messages can repeat a cell. */
const longestCell = 4000;

/** Returns a function that parses cells. `categories` maps each category's names and id to its English name. */
export function createCellParser(
  strapi: Core.Strapi,
  noun: ContentType,
  categories: ReadonlyMap<string, string>,
  texts: SpreadsheetTexts,
) {
  const { attributes } = strapi.contentType(`api::${noun}.${noun}`);
  const rulesOf = new Map(
    Object.entries(attributes).map(([field, attribute]) => [field, rules.parse(attribute)]),
  );

  return (column: string, cell: string): ParsedCell => {
    if (cell.length > longestCell) return { problem: texts.tooLong(cell.length, longestCell) };
    const text = cell.trim();
    const word = text.toLowerCase();
    if (column === 'id')
      return positiveInteger.safeParse(text).success ? { value: text } : { problem: texts.id };
    if (column.startsWith('status_')) return known(statuses.get(word), texts.status);
    if (column === 'affirmation')
      return positiveInteger.safeParse(text).success
        ? { value: text }
        : { problem: texts.affirmation(text) };
    if (column === 'category') return known(categories.get(word), texts.category(text));

    if (column === 'picture') return known(findPicture(text), texts.picture(text));

    const choices = sheetChoices[column];
    if (choices) return parseChoices(column, word, choices, texts);

    const rule = rulesOf.get(column.replace(/_(?:en|fr)$/, ''));
    if (!rule) throw new Error(`There is no field for the column ${column}.`);
    if (rule.type === 'boolean')
      return known(
        trueValues.includes(word) ? 'yes' : falseValues.includes(word) ? 'no' : undefined,
        texts.yesOrNo,
      );
    if (rule.type === 'integer') {
      const { min = 0, max = 0 } = rule;
      const isFine = /^\d{1,6}$/.test(text) && Number(text) >= min && Number(text) <= max;
      return isFine ? { value: String(Number(text)) } : { problem: texts.wholeNumber(min, max) };
    }
    if (rule.maxLength !== undefined && text.length > rule.maxLength)
      return { problem: texts.tooLong(text.length, rule.maxLength) };
    if (rule.regex !== undefined && !new RegExp(rule.regex).test(text))
      return { problem: texts.odd };
    return { value: text };
  };
}

const singleChoices = ['skill', 'moment'];

/** In their own order, with commas: `bedtime, worry`. */
function parseChoices(
  column: string,
  cell: string,
  choices: readonly string[],
  texts: SpreadsheetTexts,
): ParsedCell {
  const given = (column === 'ages' ? withEnDash(cell) : cell)
    .split(/[,;\n]/)
    .map((part) => part.trim());
  const parts = given.filter((part) => part !== '');
  const isSingle = singleChoices.includes(column);
  if ((isSingle && parts.length > 1) || parts.some((part) => !choices.includes(part)))
    return { problem: (isSingle ? texts.oneOf : texts.someOf)(choices.join(', ')) };
  return { value: choices.filter((choice) => parts.includes(choice)).join(', ') };
}

function known(value: string | undefined, problem: string): ParsedCell {
  return value === undefined ? { problem } : { value };
}
