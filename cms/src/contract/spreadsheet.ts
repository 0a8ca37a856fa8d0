import { z } from 'zod';
import { contentNouns, type ContentNoun } from './change.ts';
import { translatableFields } from './translation.ts';
import { languages } from './language.ts';

/** Where the command `npm run content` asks: for holders of the key alone. */
export const spreadsheetPath = '/api/spreadsheet';

export const spreadsheetLimits = { rows: 10_000, bytes: 5 * 1024 * 1024 };

/** The fields of a noun that are sentences, one column for each language, and those that are one for both. */
export const sheetFields: Record<
  ContentNoun,
  {
    first: readonly string[];
    sentences: readonly string[];
    shared: readonly string[];
    hasDrafts: boolean;
  }
> = {
  affirmation: {
    first: ['category'],
    sentences: Object.keys(translatableFields.affirmation),
    shared: ['featured'],
    hasDrafts: true,
  },
  category: {
    first: [],
    sentences: Object.keys(translatableFields.category),
    shared: ['icon', 'color'],
    hasDrafts: false,
  },
  testimonial: {
    first: [],
    sentences: Object.keys(translatableFields.testimonial),
    shared: ['rating'],
    hasDrafts: false,
  },
};

/** The columns of a noun's sheet, in their order: `id`, `category`, `text_en`, … */
export function columnsOf(noun: ContentNoun): string[] {
  const { first, sentences, shared, hasDrafts } = sheetFields[noun];
  const inLanguages = languages.flatMap((language) =>
    sentences.map((field) => `${field}_${language}`),
  );
  const statuses = hasDrafts ? languages.map((language) => `status_${language}`) : [];
  return ['id', ...first, ...inLanguages, ...shared, ...statuses];
}

/** `modified`: published, with a draft changed since. */
export const sheetStatuses = ['published', 'draft', 'modified'] as const;

/** Something about a cell, or about a whole row where no column is named. Lines are counted as in the file, from 1. */
export const sheetRemark = z.object({
  line: z.int().positive(),
  column: z.string().nullable(),
  message: z.string(),
});
export type SheetRemark = z.infer<typeof sheetRemark>;

/** What an import changes in one row; `id` is null for what is new. */
export const sheetChange = z.object({
  line: z.int().positive(),
  id: z.int().positive().nullable(),
  cells: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
});
export type SheetChange = z.infer<typeof sheetChange>;

/** What an import would do, or has done. With a problem it does nothing at all. */
export const sheetReport = z.object({
  noun: z.enum(contentNouns),
  rows: z.int().nonnegative(),
  applied: z.boolean(),
  changes: z.array(sheetChange),
  warnings: z.array(sheetRemark),
  problems: z.array(sheetRemark),
});
export type SheetReport = z.infer<typeof sheetReport>;

/** A line of the answer to an import: how far it is, and at last the report, or why there is none. */
export const sheetLine = z.union([
  z.object({ done: z.int().nonnegative(), total: z.int().nonnegative() }),
  z.object({ report: sheetReport }),
  z.object({ failure: z.string() }),
]);
export type SheetLine = z.infer<typeof sheetLine>;

export const exportQuery = z.object({
  noun: z.enum(contentNouns),
  /** Excel expects a semicolon in locales with a decimal comma. */
  separator: z.enum([',', ';']).optional(),
});
export const importQuery = z.object({
  apply: z.stringbool().default(false),
});
