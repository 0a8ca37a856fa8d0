import { atom } from 'nanostores';
import { allCategoryId } from '#contract/limits';
import { call, CallFailure, send } from '../api/client.ts';
import {
  authorOf,
  designOfAffirmation,
  firstDesign,
  parseDesign,
  type Design,
} from '../logic/card.ts';
import { troubleOf, type Trouble } from '../api/trouble.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { persistent } from './persistent.ts';

/** The new card, which survives a reload. Each tab has its own while it is being made. */
const $newDesign = persistent('card-design', firstDesign, {
  encode: JSON.stringify,
  decode: parseDesign,
  listen: false,
});
const own = '/api/dashboard/affirmations';

/** What lies on the table: a new card, or an affirmation of a member's own, by its id, that is to be changed. */
export interface Table {
  edited: number | undefined;
  /** The member who wrote it, where it is there. */
  author?: number;
  /** `gone`: deleted while it lay here, so that it can only become a new one. */
  state: 'ready' | 'opening' | 'missing' | 'broken' | 'gone';
}

export const $table = atom<Table>({ edited: undefined, state: 'ready' });

/** The card on the table. A new one survives a reload, in this browser alone. */
export const $design = atom<Design>(firstDesign);

/** Lays a new card on the table, or an own affirmation. What happened stands in `$table`. */
export async function openTable(edited: number | undefined): Promise<void> {
  if (edited === undefined) {
    $design.set($newDesign.get());
    $table.set({ edited, state: 'ready' });
    return;
  }
  const opened: Table = { edited, state: 'opening' };
  $table.set(opened);
  const found = await fetchOwn(edited);
  // Something else has been laid on the table meanwhile.
  if ($table.get() !== opened) return;
  if (typeof found === 'string') return $table.set({ edited, state: found });
  const { author, design } = found;
  const kept = readDraft(author, formOf(edited))['design'];
  $design.set(kept === undefined ? design : parseDesign(kept));
  $table.set({ edited, author, state: 'ready' });
}

async function fetchOwn(
  id: number,
): Promise<{ author: number; design: Design } | 'missing' | 'broken'> {
  // A visitor has none: asking would only write an error into the console.
  if (!('member' in document.documentElement.dataset)) return 'missing';
  try {
    const answer = await call(`/api/affirmations/${id}`);
    const design = designOfAffirmation(answer);
    return design ? { author: authorOf(answer), design } : 'missing';
  } catch (error) {
    return error instanceof CallFailure && error.status === 404 ? 'missing' : 'broken';
  }
}

/** What is changed of an own affirmation leaves the visitor's own card as it was; both survive a reload. */
export function changeDesign(change: Partial<Design>): void {
  $design.set({ ...$design.get(), ...change });
  const { edited, author } = $table.get();
  if (edited === undefined) $newDesign.set($design.get());
  else if (author !== undefined)
    keepDraft(author, formOf(edited), { design: JSON.stringify($design.get()) });
}

/** Gives up what was changed of an own affirmation. */
export function dropChanges(): void {
  const { edited, author } = $table.get();
  if (edited !== undefined && author !== undefined) dropDraft(author, formOf(edited));
}

/**
 * Saves the card as a member's own affirmation, new or changed, in the language given (behavior U5). A new one
 * leaves the table. Out: why it was not saved, or undefined.
 */
export async function saveOwn(text: string, language: string): Promise<Trouble | undefined> {
  const table = $table.get();
  const { edited, state } = table;
  const { background, font, description, categoryId } = $design.get();
  const card = { background, font };
  const body = { text, description, categoryId: categoryId ?? allCategoryId, card };
  try {
    if (edited !== undefined && state !== 'gone') await send('PATCH', `${own}/${edited}`, body);
    else await send('POST', `${own}?lang=${language}`, body);
  } catch (error) {
    const trouble = troubleOf(error);
    // What is gone can only become a new one.
    if (edited !== undefined && trouble.kind === 'gone') $table.set({ ...table, state: 'gone' });
    return trouble;
  }
  if (edited === undefined) changeDesign(firstDesign);
  else dropChanges();
  return undefined;
}

const formOf = (id: number) => `card ${id}`;
