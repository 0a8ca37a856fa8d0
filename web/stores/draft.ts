import type { Values } from '../logic/form.ts';

/* Unsaved input of a member, kept in this tab until it is restored in their form. Other members never get it. */

const prefix = 'draft ';

export function saveDraft(authorId: number, form: string, values: Values): void {
  try {
    sessionStorage.setItem(keyOf(authorId, form), JSON.stringify(values));
  } catch {
    // Storage is blocked or full, but the page itself still has the input.
  }
}

export function readDraft(authorId: number, form: string): Values {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(authorId, form)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}

export function deleteDraft(authorId: number, form: string): void {
  remove((key) => key === keyOf(authorId, form));
}

/** Deletes all drafts except those of one member. */
export function deleteDrafts(exceptAuthorId?: number): void {
  remove((key) => key.startsWith(prefix) && !key.startsWith(`${prefix}${exceptAuthorId} `));
}

/** The storage key of the new card in the card designer, which has no author yet. */
export const newCardKey = 'card-design';

/** Call after a logout, so that the next person on the device doesn't see it. */
export function deleteNewCard(): void {
  try {
    localStorage.removeItem(newCardKey);
  } catch {
    // Storage is blocked, so no card is stored.
  }
}

/** Whether there is a new card that no logout has deleted. Without storage, the store in memory has it. */
export function hasNewCard(): boolean {
  try {
    return localStorage.getItem(newCardKey) !== null;
  } catch {
    return true;
  }
}

function remove(matches: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage).filter(matches)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there are no drafts.
  }
}

const keyOf = (authorId: number, form: string) =>
  `${prefix}${authorId} ${location.pathname} ${form}`;
