import { Flex, Typography } from '@strapi/design-system';
import { z } from 'zod';
import { ScheduledTimes } from '../schedule/admin/ScheduledTimes.tsx';

interface Column {
  name: string;
  cellFormatter?: unknown;
}

const row = z.object({
  locale: z.string(),
  localizations: z.array(z.object({ locale: z.string() })).catch([]),
});

/**
 * Shows language codes, because full names would leave no room for the status column. For the same reason, the times of
 * scheduled publishing are shown below the codes, and not in a column of their own.
 */
function showCodes(given: unknown) {
  const { locale, localizations } = row.parse(given);
  const codes = [locale, ...localizations.map((each) => each.locale)].toSorted();
  return (
    <Flex direction="column" alignItems="start">
      <Typography textColor="neutral800">{codes.join(', ').toUpperCase()}</Typography>
      <ScheduledTimes entry={given} />
    </Flex>
  );
}

/** Shortens the languages column that Strapi adds to lists of localized entries. */
export function shortenLanguages<List extends { displayedHeaders: Column[] }>(list: List): List {
  const displayedHeaders = list.displayedHeaders.map((column) =>
    column.name === 'locales' ? { ...column, cellFormatter: showCodes } : column,
  );
  return { ...list, displayedHeaders };
}
