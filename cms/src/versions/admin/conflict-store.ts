import { createStore } from '../../admin/shared/store.ts';
import type { Conflict, VersionedType } from '../../contract/versions.ts';

export type Choice = 'mine' | 'theirs' | 'cancel';

/** A save that waits for its author to choose a text. */
export interface OpenConflict {
  noun: VersionedType;
  documentId: string;
  language: string | undefined;
  /** What the form wants to save. */
  mine: Record<string, unknown>;
  theirs: Conflict;
  choose: (choice: Choice) => void;
}

export const openConflict = createStore<OpenConflict | undefined>(undefined);
