import { createStore } from './store.ts';
import type { Conflict, VersionedType } from '../../contract/versions.ts';

/** The fields to take from the other; undefined to save nothing yet. */
export type Choice = readonly string[] | undefined;

/** A save that waits for its author to choose a text. */
export interface OpenConflict {
  noun: VersionedType;
  documentId: string;
  language: string | undefined;
  /** What the form wants to save. */
  mine: Record<string, unknown>;
  theirs: Conflict;
  /** What to choose between: the fields that both have changed. */
  fields: readonly string[];
  /** Fields that only the other has changed, and that would be published unseen. */
  unseen: readonly string[];
  /** What the author wants to do. */
  action: 'save' | 'publish' | 'schedule';
  /** Whether there is something to save even if the author takes all of these fields from the other. */
  savesAnyway: boolean;
  choose: (choice: Choice) => void;
}

/** Opens the dialog that asks which text to keep. The first choice counts. */
export function askWhichToKeep(waiting: Omit<OpenConflict, 'choose'>): Promise<Choice> {
  return new Promise((resolve) => {
    const conflict: OpenConflict = {
      ...waiting,
      choose(choice) {
        if (openConflict.get() !== conflict) return;
        openConflict.set(undefined);
        resolve(choice);
      },
    };
    openConflict.set(conflict);
  });
}

export const openConflict = createStore<OpenConflict | undefined>(undefined);
