import { z } from 'zod';
import { contentTypes, hasDrafts as draftsOf, type ContentType } from './change.ts';
import { translatableFields } from './translation.ts';
import { languages } from './language.ts';
import { ageBands, moments, skills } from './situation.ts';

/** The CMS's endpoint for `npm run content`, which requires the content key. */
export const spreadsheetPath = '/api/spreadsheet';

export const spreadsheetLimits = {
  rows: 10_000,
  bytes: 5 * 1024 * 1024,
  /** Rows of a report that the panel shows. */
  shown: 200,
};

/**
 * The columns of each content type: `sentences` have one column per language, `first` and `shared` one for both
 * languages. Every entry needs those that come first.
 */
export const sheetFields: Record<
  ContentType,
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
    shared: ['moments', 'ages', 'skill', 'picture', 'featured'],
    hasDrafts: draftsOf.affirmation,
  },
  category: {
    first: [],
    sentences: Object.keys(translatableFields.category),
    shared: ['icon', 'color'],
    hasDrafts: draftsOf.category,
  },
  testimonial: {
    first: [],
    sentences: Object.keys(translatableFields.testimonial),
    shared: ['rating'],
    hasDrafts: draftsOf.testimonial,
  },
  week: {
    first: ['number', 'affirmation', 'moment', 'skill'],
    sentences: Object.keys(translatableFields.week),
    shared: [],
    hasDrafts: draftsOf.week,
  },
};

/** The columns that name another entry: a category by its name, an affirmation by its id. */
export const relationColumns: readonly string[] = ['category', 'affirmation'];

/** The columns of a content type's spreadsheet in order: `id`, `category`, `text_en`, … */
export function columnsOf(noun: ContentType): string[] {
  const { first, sentences, shared, hasDrafts: isDraftable } = sheetFields[noun];
  const inLanguages = languages.flatMap((language) =>
    sentences.map((field) => `${field}_${language}`),
  );
  const statuses = isDraftable ? languages.map((language) => `status_${language}`) : [];
  return ['id', ...first, ...inLanguages, ...shared, ...statuses];
}

/** The possible parts of a cell with a choice. Ages have an en dash: a spreadsheet program takes “6-8” for a date. */
export const sheetChoices: Readonly<Record<string, readonly string[]>> = {
  moments,
  moment: moments,
  ages: ageBands.map(withEnDash),
  skill: skills,
};

/** The only cell that is written differently in a spreadsheet. */
export function withEnDash(ages: string): string {
  return ages.replaceAll('-', '–');
}

export function withHyphen(ages: string): string {
  return ages.replaceAll('–', '-');
}

/** `modified` means that the draft has changed since it was published. */
export const sheetStatuses = ['published', 'draft', 'modified'] as const;

/** A warning or problem of a cell, or of a whole row if there is no column. Lines of the file are counted from 1. */
export const importIssue = z.object({
  line: z.int().positive(),
  column: z.string().nullable(),
  message: z.string(),
});
export type ImportIssue = z.infer<typeof importIssue>;

/** The changes that an import makes to one row; `id` is null for a new entry. */
export const sheetChange = z.object({
  line: z.int().positive(),
  id: z.int().positive().nullable(),
  /** What the entry is called before the import. */
  title: z.string(),
  /** Whether readers see the change as soon as it is imported. */
  isLive: z.boolean(),
  /** The languages in which it unpublishes the entry. */
  unpublishes: z.array(z.enum(languages)),
  cells: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
});
export type SheetChange = z.infer<typeof sheetChange>;

/** What an import would change or has changed. If there are problems, it changes nothing. */
export const sheetReport = z.object({
  noun: z.enum(contentTypes),
  rows: z.int().nonnegative(),
  applied: z.boolean(),
  /** The hash of the changes. An import is refused if they aren't the ones that were previewed. */
  hash: z.string(),
  /** Whether an import was refused because the changes aren't the previewed ones anymore. */
  isOutdated: z.boolean(),
  changes: z.array(sheetChange),
  warnings: z.array(importIssue),
  problems: z.array(importIssue),
});
export type SheetReport = z.infer<typeof sheetReport>;

/** A line of the streamed response to an import: its progress, and finally the report or an error. */
export const sheetLine = z.union([
  z.object({ done: z.int().nonnegative(), total: z.int().nonnegative() }),
  z.object({ report: sheetReport }),
  z.object({ failure: z.string() }),
]);
export type SheetLine = z.infer<typeof sheetLine>;

export const exportQuery = z.object({
  noun: z.enum(contentTypes),
  /** Excel expects a semicolon in locales with a decimal comma. */
  separator: z.enum([',', ';']).optional(),
});
export const importQuery = z.object({
  apply: z.stringbool().default(false),
  /** The hash of the previewed changes; without one, whatever the file changes now is imported. */
  previewed: z.string().max(64).optional(),
});
