import { contentTypes } from '../contract/change.ts';
import { mainFields } from '../contract/main-fields.ts';
import { fields } from '../i18n/en/fields.ts';

/** The content types whose views are configured here. */
export const configuredTypes = [...contentTypes, 'letter', 'term'] as const;
export type ConfiguredType = (typeof configuredTypes)[number];

/** A field of a form and its width in Strapi's twelve-column grid. */
interface Place {
  name: string;
  size: number;
}

/** A content type's list columns, form rows and main field. */
export interface View {
  list: readonly string[];
  edit: readonly (readonly Place[])[];
  settings: Readonly<Record<string, unknown>>;
  /** The main field of each relation; without it Strapi shows ids. */
  leads?: Readonly<Record<string, string>>;
}

const row = (size: number, ...names: string[]): Place[] => names.map((name) => ({ name, size }));

export const views: Record<ConfiguredType, View> = {
  affirmation: {
    list: ['text', 'category', 'featured'],
    edit: [
      row(12, 'text'),
      row(6, 'description', 'keywords'),
      row(6, 'category', 'ages'),
      row(12, 'moments'),
      row(12, 'skill'),
      [...row(8, 'picture'), ...row(4, 'featured')],
      row(4, 'featuredOrder', 'featuredFrom', 'featuredUntil'),
      row(6, 'publishAt', 'unpublishAt'),
    ],
    settings: {
      searchable: false,
      mainField: mainFields.affirmation,
      defaultSortBy: 'updatedAt',
      defaultSortOrder: 'DESC',
      pageSize: 20,
    },
  },
  category: {
    list: ['name', 'icon', 'color'],
    edit: [row(12, 'name'), row(6, 'icon', 'color')],
    settings: {
      searchable: false,
      mainField: mainFields.category,
      defaultSortBy: 'name',
      defaultSortOrder: 'ASC',
      pageSize: 20,
    },
  },
  testimonial: {
    list: ['name', 'title', 'text', 'rating', 'isSample'],
    edit: [row(12, 'text'), row(6, 'name', 'title'), row(6, 'rating', 'isSample')],
    settings: {
      searchable: false,
      mainField: mainFields.testimonial,
      defaultSortBy: 'name',
      defaultSortOrder: 'ASC',
      pageSize: 20,
    },
  },
  week: {
    list: ['number', 'affirmation'],
    edit: [
      row(4, 'number'),
      row(12, 'title'),
      row(12, 'affirmation'),
      row(12, 'activity'),
      row(12, 'moment'),
      row(12, 'skill'),
    ],
    settings: {
      searchable: false,
      mainField: mainFields.week,
      defaultSortBy: 'number',
      defaultSortOrder: 'ASC',
      pageSize: 50,
    },
    leads: { affirmation: 'text' },
  },
  letter: {
    list: ['week', 'affirmation', 'noteEn', 'noteFr'],
    edit: [
      row(4, 'week'),
      row(12, 'affirmation'),
      row(6, 'subjectEn', 'subjectFr'),
      row(6, 'noteEn', 'noteFr'),
    ],
    settings: {
      searchable: false,
      mainField: mainFields.letter,
      defaultSortBy: 'week',
      defaultSortOrder: 'DESC',
      pageSize: 20,
    },
    leads: { affirmation: 'text' },
  },
  term: {
    list: ['english', 'french', 'doNotTranslate'],
    edit: [row(6, 'english', 'french'), row(6, 'note', 'noteFr'), row(6, 'doNotTranslate')],
    settings: {
      searchable: false,
      mainField: mainFields.term,
      defaultSortBy: 'english',
      defaultSortOrder: 'ASC',
      pageSize: 50,
    },
  },
};

/** The English label and hint of each field. The database stores these; the panel translates them to French. */
export const fieldTexts: Record<
  ConfiguredType,
  Record<string, { label: string; hint: string }>
> = fields;

/** The English labels of Strapi's own fields, which are columns of lists. */
export const commonLabels = {
  createdAt: 'Created',
  updatedAt: 'Last changed',
  createdBy: 'Created by',
  updatedBy: 'Last changed by',
};
