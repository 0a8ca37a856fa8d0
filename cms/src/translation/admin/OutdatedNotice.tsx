import type { ContentType } from '../../contract/change.ts';
import type { Language } from '../../contract/language.ts';
import { translatableFields, type TranslationEntry } from '../../contract/translation.ts';
import { entryPath } from '../../strapi/admin/entry-path.ts';
import { QueueNotice } from './QueueNotice.tsx';

export interface FailedSave {
  /** The entry whose text couldn't be saved, as it was loaded. */
  entry: TranslationEntry;
  message: string;
}

interface Props extends FailedSave {
  /** What is in the queue now. */
  entries: readonly TranslationEntry[];
  noun: ContentType;
  language: Language;
  onClose: () => void;
}

/** Says why a text couldn't be saved, with a link to its entry if that has left the queue. */
export function OutdatedNotice({ entry, message, entries, noun, language, onClose }: Props) {
  const inQueue = entries.find(({ documentId }) => documentId === entry.documentId);
  const [first = ''] = Object.keys(translatableFields[noun]);
  return (
    <QueueNotice
      {...(!inQueue && { path: entryPath(noun, entry.documentId, language) })}
      onClose={onClose}
    >
      {(inQueue ?? entry).source[first]} — {message}
    </QueueNotice>
  );
}
