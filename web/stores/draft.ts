import type { Values } from '../logic/form.ts';

/* What was typed when a session had ended, until its form is filled again: in this tab alone. */

const prefix = 'draft ';

/** Keeps what was typed into the form of this page. */
export function keepDraft(form: string, values: Values): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(values));
  } catch {
    // Forbidden or full: the page holds it until it is left.
  }
}

/** What was kept for the form of this page, once. */
export function takeDraft(form: string): Values {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}');
    sessionStorage.removeItem(keyOf(form));
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

/** Forgets all of them: whoever comes next is somebody else. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Forbidden: nothing was kept.
  }
}

const keyOf = (form: string) => `${prefix}${location.pathname} ${form}`;
