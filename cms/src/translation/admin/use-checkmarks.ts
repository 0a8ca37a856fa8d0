import { useState } from 'react';
import type { TranslationEntry } from '../../contract/translation.ts';

/** What somebody saw who checked a text: the translation, and the text that it was translated from. */
const seenIn = ({ documentId, seen, version }: TranslationEntry) =>
  JSON.stringify([documentId, seen, version]);

/** Which texts of a list are checked. A checkmark disappears when its text changes. */
export function useCheckmarks(entries: readonly TranslationEntry[]) {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const chosen = entries.filter((entry) => checked.has(seenIn(entry)));
  return {
    chosen,
    /** Checks these texts and no others. */
    choose: (ids: ReadonlySet<string>) =>
      setChecked(
        new Set(entries.filter(({ documentId }) => ids.has(documentId)).map((one) => seenIn(one))),
      ),
  };
}
