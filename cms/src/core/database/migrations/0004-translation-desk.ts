import type { Migration } from './index.ts';

const texts = (row: string, fields: readonly string[]) =>
  `json_build_object(${fields.map((field) => `'${field}', coalesce(${row}.${field}, '')`).join(', ')})`;
const hash = (row: string, fields: readonly string[]) =>
  `md5(concat_ws(E'\\x1f', ${fields.map((field) => `coalesce(${row}.${field}, '')`).join(', ')}))`;

/** The source of a translation, where a row still has the text that it was made from. */
const keepSource = (noun: string, table: string, fields: readonly string[]) =>
  `update translations set source_texts = ${texts('source', fields)}
   from ${table} source
   where noun = '${noun}' and source.document_id = translations.document_id and source.locale = 'en'
     and source_hash = ${hash('source', fields)}`;

/** What the translation queue keeps of each translation. */
export const translationDesk: Migration = {
  name: '0004-translation-desk',
  statements: [
    `alter table translations
       -- The source that the translation was made from. Null if it is unknown.
       add column source_texts json,
       -- The hash of the translation that somebody has marked as ready to publish.
       add column ready_hash text`,
    keepSource('affirmation', 'affirmations', ['text', 'description']),
    keepSource('category', 'categories', ['name']),
    keepSource('testimonial', 'testimonials', ['text', 'name', 'title']),
  ],
};
