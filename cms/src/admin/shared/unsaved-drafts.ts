import { useAuth } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import { z } from 'zod';

/*
 * Keeps what somebody typed and has not saved in local storage, so that it survives a reload, the end of the session or
 * a wrong click. Each account has its own drafts, because several people can use one browser.
 */

const draft = z.object({
  savedAt: z.iso.datetime(),
  /** What was typed, by field. */
  values: z.record(z.string(), z.unknown()),
  /** What the entry had in these fields. */
  base: z.record(z.string(), z.unknown()).optional(),
  /** The time of the save that this is based on; null if the entry had not been saved. */
  baseSavedAt: z.string().nullish(),
  /** The version of the translation that this is based on. */
  version: z.string().optional(),
  /** The entry that it was typed into, if that has been deleted. */
  deletedId: z.string().optional(),
});
export type UnsavedDraft = z.infer<typeof draft>;

const prefix = 'colibri-unsaved-';

/** Access to the drafts of the current account, by name. */
export function useUnsavedDrafts() {
  const owner = useAuth('useUnsavedDrafts', ({ user }) => user?.id);
  return useMemo(() => {
    const keyOf = (name: string) => `${prefix}${owner ?? ''}-${name}`;
    return {
      read: (name: string) => readDraft(keyOf(name)),
      keep: (name: string, typed: Omit<UnsavedDraft, 'savedAt'>) => {
        const kept = { savedAt: new Date().toISOString(), ...typed };
        localStorage.setItem(keyOf(name), JSON.stringify(kept));
      },
      forget: (name: string) => localStorage.removeItem(keyOf(name)),
    };
  }, [owner]);
}

/** Moves text typed into an entry, which somebody has deleted since, to the form of a new one. */
export function keepForNewEntry(model: string, documentId: string): void {
  const ofEntry = `-${model}-${documentId}-`;
  for (const key of Object.keys(localStorage)) {
    const kept = key.startsWith(prefix) && key.includes(ofEntry) ? readDraft(key) : undefined;
    const newKey = key.replace(ofEntry, `-${model}-new-`);
    // What was typed into another new entry stays.
    if (!kept || (readDraft(newKey) ?? { deletedId: documentId }).deletedId !== documentId)
      continue;
    const { savedAt, values } = kept;
    const moved: UnsavedDraft = { savedAt, values, deletedId: documentId };
    localStorage.setItem(newKey, JSON.stringify(moved));
    localStorage.removeItem(key);
  }
}

/** The language of the text that was typed into an entry before somebody deleted it, if it is kept for a new one. */
export function languageKeptForNewEntry(model: string, documentId: string): string | undefined {
  const ofNewEntry = `-${model}-new-`;
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix) && key.includes(ofNewEntry))
    .find((key) => readDraft(key)?.deletedId === documentId)
    ?.split(ofNewEntry)[1];
}

/** Whether this browser keeps text that somebody has not saved. */
export const hasUnsavedDrafts = (): boolean =>
  Object.keys(localStorage).some((key) => key.startsWith(prefix));

function readDraft(key: string): UnsavedDraft | undefined {
  const kept = localStorage.getItem(key);
  if (kept === null) return undefined;
  try {
    return draft.parse(JSON.parse(kept));
  } catch {
    return undefined;
  }
}
