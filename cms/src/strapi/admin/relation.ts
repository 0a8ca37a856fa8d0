import { z } from 'zod';

/** An entry that a relation can lead to, in a language. */
export const relatedRow = z.looseObject({
  id: z.number(),
  documentId: z.string(),
  locale: z.string().nullish(),
});
export type RelatedRow = z.infer<typeof relatedRow>;
export const relatedRows = z.object({ results: z.array(relatedRow) });

const changes = z.object({ connect: z.array(relatedRow) });

/** The path of the saved entry of a relation. The form has only what changes it. */
export function relationPath(
  model: string,
  documentId: string,
  field: string,
  params: Readonly<Record<string, unknown>>,
): string {
  const { locale = '', status = 'draft' } = params;
  const query = new URLSearchParams({ locale: String(locale), status: String(status) });
  return `/content-manager/relations/${model}/${documentId}/${field}?${query}`;
}

/** The path of the entries of a type in the language of the form, by a query. */
export const entriesPath = (
  uid: string,
  { locale = '' }: Readonly<Record<string, unknown>>,
  query: string,
): string => `/content-manager/collection-types/${uid}?locale=${String(locale)}&${query}`;

/** The entry that the form changes a relation to, if it does. */
export const changedTo = (value: unknown): RelatedRow | undefined =>
  changes.safeParse(value).data?.connect[0];

/** The value of a relation in the form that leads to an entry instead of the saved one. */
export function relationTo(wanted: RelatedRow, saved: RelatedRow | undefined, label: string) {
  const isSaved = wanted.documentId === saved?.documentId;
  const sent = ({ id, documentId, locale }: RelatedRow) => ({
    id,
    apiData: { id, documentId, locale, isTemporary: true },
  });
  return {
    connect: isSaved ? [] : [{ ...wanted, ...sent(wanted), label, __temp_key__: 'a0' }],
    disconnect: isSaved || !saved ? [] : [sent(saved)],
  };
}
