import { z } from 'zod';
import type { Language } from '../../contract/language.ts';

/* Keeps unsaved translations in local storage, so that they survive a reload, a logout or a wrong click. */

const texts = z.record(z.string(), z.string());
export type DraftTexts = z.infer<typeof texts>;

const keyOf = (documentId: string, language: Language) =>
  `colibri-translation-${language}-${documentId}`;

export function readUnsavedDraft(documentId: string, language: Language): DraftTexts | undefined {
  const kept = localStorage.getItem(keyOf(documentId, language));
  if (kept === null) return undefined;
  try {
    return texts.parse(JSON.parse(kept));
  } catch {
    return undefined;
  }
}

const commentKeyOf = (documentId: string, language: Language) =>
  `colibri-comment-${language}-${documentId}`;

/** A comment that was typed but not added. */
export const readUnsavedComment = (documentId: string, language: Language): string =>
  localStorage.getItem(commentKeyOf(documentId, language)) ?? '';

export function saveUnsavedComment(documentId: string, language: Language, typed: string): void {
  const key = commentKeyOf(documentId, language);
  if (typed) localStorage.setItem(key, typed);
  else localStorage.removeItem(key);
}

/** Saves a draft, or deletes it if undefined. */
export function saveUnsavedDraft(documentId: string, language: Language, typed?: DraftTexts): void {
  const key = keyOf(documentId, language);
  if (typed) localStorage.setItem(key, JSON.stringify(typed));
  else localStorage.removeItem(key);
}
