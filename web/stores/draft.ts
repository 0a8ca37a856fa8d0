import type { Values } from '../logic/form.ts';
import { newCardAuthorKey } from './member.ts';
import { persistent } from './persistent.ts';
import { inTab } from './tab-storage.ts';

/* Unsaved input of a member, kept in this tab until it is restored in their form. Other members never get it. */

const prefix = 'draft ';

export function saveDraft(authorId: number, form: string, values: Values): void {
  inTab((tab) => tab.setItem(keyOf(authorId, form), JSON.stringify(values)));
}

export function readDraft(authorId: number, form: string): Values {
  try {
    const json = inTab((tab) => tab.getItem(keyOf(authorId, form)));
    const stored: unknown = JSON.parse(json ?? '{}');
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
  inTab((tab) => tab.removeItem(keyOf(authorId, form)));
}

/** Deletes all drafts except those of one member. */
export function deleteDrafts(exceptAuthorId?: number): void {
  const isDeleted = (key: string) =>
    key.startsWith(prefix) && !key.startsWith(`${prefix}${exceptAuthorId} `);
  inTab((tab) => {
    for (const key of Object.keys(tab).filter(isDeleted)) tab.removeItem(key);
  });
}

/** The storage key of the new card in the card designer. */
export const newCardKey = 'card-design';

/** The id of the member whose new card it is: who logged in last on this device. 0 for a visitor's, and after a logout. */
export const $newCardAuthorId = persistent(newCardAuthorKey, 0, { encode: String, decode: Number });

/** Call after a login: a visitor's new card becomes the member's, and another member's is deleted (behavior P7). */
export function claimNewCard(memberId: number): void {
  const authorId = $newCardAuthorId.get();
  if (authorId && authorId !== memberId) deleteNewCard();
  $newCardAuthorId.set(memberId);
}

/** Call after a logout, so that the next person on the device doesn't see it. */
export function deleteNewCard(): void {
  // Before the author, because other tabs look for the card as soon as that changes.
  try {
    localStorage.removeItem(newCardKey);
  } catch {
    // Storage is blocked, so no card is stored.
  }
  $newCardAuthorId.set(0);
}

/** Whether there is a new card that no logout has deleted. Without storage, the store in memory has it. */
export function hasNewCard(): boolean {
  try {
    return localStorage.getItem(newCardKey) !== null;
  } catch {
    return true;
  }
}

const keyOf = (authorId: number, form: string) =>
  `${prefix}${authorId} ${location.pathname} ${form}`;
