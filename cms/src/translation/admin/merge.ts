type Texts = Readonly<Record<string, string>>;

/**
 * Combines a translation with somebody else's newer one: a field that only one of them has changed keeps that change.
 * Returns the combined texts, with mine where both have changed one, and the names of those fields.
 */
export function mergeTranslations(
  fields: readonly string[],
  { base, mine, theirs }: Readonly<Record<'base' | 'mine' | 'theirs', Texts>>,
): { merged: Texts; both: string[] } {
  const textOf = (texts: Texts, field: string) => texts[field] ?? '';
  const isChanged = (texts: Texts, field: string) => textOf(texts, field) !== textOf(base, field);
  const merged = Object.fromEntries(
    fields.map((field) => [field, textOf(isChanged(mine, field) ? mine : theirs, field)]),
  );
  const both = fields.filter(
    (field) => isChanged(theirs, field) && merged[field] !== textOf(theirs, field),
  );
  return { merged, both };
}
