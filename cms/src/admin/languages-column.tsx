import { Typography } from '@strapi/design-system';
import { z } from 'zod';

interface Column {
  name: string;
  cellFormatter?: unknown;
}

const row = z.object({
  locale: z.string(),
  localizations: z.array(z.object({ locale: z.string() })).catch([]),
});

/** The languages of a row by their codes: by their names they leave its status no room. */
function showCodes(given: unknown) {
  const { locale, localizations } = row.parse(given);
  const codes = [locale, ...localizations.map((each) => each.locale)].toSorted();
  return <Typography textColor="neutral800">{codes.join(', ').toUpperCase()}</Typography>;
}

/** Shortens the languages column that Strapi adds to lists of localized entries. */
export function shortenLanguages<List extends { displayedHeaders: Column[] }>(list: List): List {
  const displayedHeaders = list.displayedHeaders.map((column) =>
    column.name === 'locales' ? { ...column, cellFormatter: showCodes } : column,
  );
  return { ...list, displayedHeaders };
}
