import type { Values } from '../logic/form.ts';

/* What a member typed that is not saved yet, until its form is filled again: in this tab alone, and theirs alone. */

const prefix = 'draft ';

/** Keeps what a member, given by their id, typed into a form of this page. */
export function keepDraft(author: number, form: string, values: Values): void {
  try {
    sessionStorage.setItem(keyOf(author, form), JSON.stringify(values));
  } catch {
    // Forbidden or full: the page holds it until it is left.
  }
}

/** What was kept of a member for a form of this page. */
export function readDraft(author: number, form: string): Values {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(author, form)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}

/** Forgets what was kept of a member for a form of this page. */
export function dropDraft(author: number, form: string): void {
  remove((key) => key === keyOf(author, form));
}

/** Forgets all of them, but for those of whoever is there now. */
export function forgetDrafts(but?: number): void {
  remove((key) => key.startsWith(prefix) && !key.startsWith(`${prefix}${but} `));
}

function remove(isMeant: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage).filter(isMeant)) sessionStorage.removeItem(key);
  } catch {
    // Forbidden: nothing was kept.
  }
}

const keyOf = (author: number, form: string) => `${prefix}${author} ${location.pathname} ${form}`;
