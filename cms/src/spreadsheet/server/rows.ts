import { randomBytes } from 'node:crypto';
import type { ContentType } from '../../contract/change.ts';
import { languages, type Language } from '../../contract/language.ts';
import { relationColumns, sheetFields, withHyphen } from '../../contract/spreadsheet.ts';
import type { PlannedDocument } from './plan.ts';

/** A row of a content type's table. */
export interface Row {
  /** New documents get their public ids in the order of the file. */
  line: number;
  document_id: string;
  locale: Language;
  published: boolean;
  /** Whether the import unpublishes this row. */
  withdrawn: boolean;
  /** The name of its category, or the id of its affirmation. */
  relation: string | null;
  fields: Record<string, string | number | boolean | null>;
}

const types: Record<string, string> = {
  featured: 'boolean',
  rating: 'integer',
  number: 'integer',
};

/** The SQL type of a field's column. */
export const columnType = (field: string) => types[field] ?? 'text';

/** The column of a content type that names another entry. */
export const relationOf = (noun: ContentType): string | undefined =>
  sheetFields[noun].first.find((field) => relationColumns.includes(field));

/** The fields that both languages share and that are columns of the table. */
export const ownSharedFields = (noun: ContentType): string[] =>
  [...sheetFields[noun].first, ...sheetFields[noun].shared].filter(
    (field) => !relationColumns.includes(field),
  );

/** A document's rows: a draft and, if published, another row for each language. */
export function toRows(noun: ContentType, { line, documentId, cells }: PlannedDocument): Row[] {
  const { sentences, hasDrafts } = sheetFields[noun];
  const document_id = documentId ?? newDocumentId();
  const relation = relationOf(noun);
  const common = ownSharedFields(noun).map((field) => [field, valueOf(field, cells[field] ?? '')]);
  return languages.flatMap((locale) => {
    const own = sentences.map((field) => [field, cells[`${field}_${locale}`] || null]);
    if (own.every(([, value]) => value === null)) return [];
    const row = {
      line,
      document_id,
      locale,
      withdrawn: cells[`status_${locale}`] === 'draft',
      relation: (relation && cells[relation]) || null,
      fields: Object.fromEntries([...own, ...common]),
    };
    const isShown = !hasDrafts || cells[`status_${locale}`] === 'published';
    return [
      ...(hasDrafts ? [{ ...row, published: false }] : []),
      ...(isShown ? [{ ...row, published: true }] : []),
    ];
  });
}

function valueOf(field: string, cell: string): string | number | boolean | null {
  if (columnType(field) === 'boolean') return cell === 'yes';
  if (columnType(field) === 'integer') return cell === '' ? null : Number(cell);
  return (field === 'ages' ? withHyphen(cell) : cell) || null;
}

/** In Strapi's format: 24 lowercase letters and digits, starting with a letter. */
function newDocumentId(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const alphabet = `${letters}0123456789`;
  return Array.from(randomBytes(24), (byte, index) =>
    index === 0 ? letters[byte % letters.length] : alphabet[byte % alphabet.length],
  ).join('');
}
