import { atom } from 'nanostores';
import { allCategoryId } from '#contract/limits';
import { fetchDesign, saveOwnAffirmation } from '../api/own-affirmation.ts';
import type { SaveError } from '../api/save-error.ts';
import { cookieMemberId } from '../api/session.ts';
import { firstDesign, parseDesign, type Design } from '../logic/card.ts';
import {
  $newCardAuthorId,
  deleteDraft,
  hasNewCard,
  newCardKey,
  readDraft,
  saveDraft,
} from './draft.ts';
import { $member } from './member.ts';
import { persistent } from './persistent.ts';
import { $textToCopy } from './share.ts';

/** The new card, which survives a reload (behavior P7). Each tab edits its own copy. */
const $newDesign = persistent(newCardKey, firstDesign, {
  encode: JSON.stringify,
  decode: parseDesign,
  listen: false,
});

/** What the card designer edits: a new card, or one of the member's own affirmations. */
export interface DesignerState {
  /** The id of the own affirmation; undefined for a new card. */
  editedId: number | undefined;
  /** The member who wrote it, once that is known; undefined for a visitor. */
  authorId?: number | undefined;
  /** `deleted` means that it was deleted while open here, so that it can only be saved as a new one. */
  status: 'ready' | 'loading' | 'missing' | 'failed' | 'deleted';
}

export const $designer = atom<DesignerState>({ editedId: undefined, status: 'ready' });

/** The card in the designer. */
export const $design = atom<Design>(firstDesign);

/** Opens a new card or an own affirmation. `$designer` has the result. */
export async function openDesigner(editedId: number | undefined): Promise<void> {
  if (editedId === undefined) {
    const authorId = $newCardAuthorId.get() || undefined;
    const isShown = hasNewCard() && mayBe(authorId);
    $design.set(isShown ? $newDesign.get() : firstDesign);
    $designer.set({ editedId, authorId: isShown ? authorId : undefined, status: 'ready' });
    return;
  }
  const opened: DesignerState = { editedId, status: 'loading' };
  $designer.set(opened);
  // Visitors have no own affirmations, and the browser would log the failed request as an error.
  const isMember = 'member' in document.documentElement.dataset;
  const found = isMember ? await fetchDesign(editedId) : 'missing';
  // Something else was opened in the meantime.
  if ($designer.get() !== opened) return;
  if (typeof found === 'string') return $designer.set({ editedId, status: found });
  const { authorId, design } = found;
  // The author has logged out in another tab since.
  if (!mayBe(authorId)) return close();
  const draft = readDraft(authorId, formOf(editedId))['design'];
  $design.set(draft === undefined ? design : parseDesign(draft));
  $designer.set({ editedId, authorId, status: 'ready' });
}

/** Whether the person here may see this author's card. A visitor's is for everybody on this device. */
const mayBe = (authorId: number | undefined): boolean => !authorId || authorId === cookieMemberId();

/** Closes what only its author may see. */
function close(): void {
  const { editedId } = $designer.get();
  $design.set(firstDesign);
  $designer.set({ editedId, status: editedId === undefined ? 'ready' : 'missing' });
  $textToCopy.set(undefined);
}

/** Somebody may have logged in or out, here or in another tab, or the session may have ended. */
function checkAuthor(): void {
  const { editedId, authorId, status } = $designer.get();
  const memberId = cookieMemberId();
  if (!mayBe(authorId)) close();
  else if (memberId && !authorId && editedId === undefined) {
    // A visitor's card becomes the member's who logs in.
    $designer.set({ editedId, authorId: memberId, status });
    if (hasNewCard()) $newCardAuthorId.set(memberId);
  }
}

$member.listen(checkAuthor);
$newCardAuthorId.listen(checkAuthor);

/** Changes the open card. A new card and changes to an own affirmation are stored separately; both survive a reload. */
export function changeDesign(change: Partial<Design>): void {
  $design.set({ ...$design.get(), ...change });
  const { editedId, authorId, status } = $designer.get();
  if (editedId === undefined) {
    const newAuthorId = authorId ?? (cookieMemberId() || undefined);
    // Stays the same if the session ends.
    if (newAuthorId !== authorId) $designer.set({ editedId, authorId: newAuthorId, status });
    $newDesign.set($design.get());
    $newCardAuthorId.set(newAuthorId ?? 0);
  } else if (authorId !== undefined)
    saveDraft(authorId, formOf(editedId), { design: JSON.stringify($design.get()) });
}

/** Discards unsaved changes of an own affirmation. */
export function discardChanges(): void {
  const { editedId, authorId } = $designer.get();
  if (editedId !== undefined && authorId !== undefined) deleteDraft(authorId, formOf(editedId));
}

/**
 * Saves the card as a member's own affirmation. After a new one, the designer is empty again. Resolves to why it wasn't
 * saved; undefined if it was.
 */
export async function saveDesign(text: string, language: string): Promise<SaveError | undefined> {
  const designer = $designer.get();
  const { editedId, authorId, status } = designer;
  const { background, font, description, categoryId } = $design.get();
  const card = { background, font };
  const values = { text, description, categoryId: categoryId ?? allCategoryId, card };
  // A deleted affirmation can only be saved as a new one.
  const changedId = status === 'deleted' ? undefined : editedId;
  const error = await saveOwnAffirmation(changedId, values, language, authorId);
  if (error) {
    if (editedId !== undefined && error.kind === 'gone')
      $designer.set({ ...designer, status: 'deleted' });
  } else if (editedId === undefined) changeDesign(firstDesign);
  else discardChanges();
  return error;
}

const formOf = (id: number) => `card ${id}`;
