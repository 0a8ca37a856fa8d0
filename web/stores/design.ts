import { atom } from 'nanostores';
import { allCategoryId } from '#contract/limits';
import { call, CallFailure, send } from '../data/call.ts';
import { designOf, firstDesign, toDesign, type Design } from '../logic/card.ts';
import { troubleOf, type Trouble } from './trouble.ts';
import { keepDraft, takeDraft } from './draft.ts';
import { readStored, writeStored } from './storage.ts';

const key = 'card-design';
const own = '/api/dashboard/affirmations';

/** What lies on the table: a new card, or an affirmation of a member's own, by its id, that is to be changed. */
export interface Table {
  edited: number | undefined;
  /** `gone`: deleted while it lay here, so that it can only become a new one. */
  state: 'ready' | 'opening' | 'missing' | 'broken' | 'gone';
}

export const $table = atom<Table>({ edited: undefined, state: 'ready' });

/** The card on the table. A new one survives a reload, in this browser alone. */
export const $design = atom<Design>(firstDesign);

/** Lays a new card on the table, or an own affirmation. What happened stands in `$table`. */
export async function openTable(edited: number | undefined): Promise<void> {
  if (edited === undefined) {
    $design.set(toDesign(readStored(key)));
    $table.set({ edited, state: 'ready' });
    return;
  }
  const kept = takeDraft(formOf(edited))['design'];
  const opened: Table = { edited, state: 'opening' };
  $table.set(opened);
  const design = kept === undefined ? await fetchDesign(edited) : toDesign(kept);
  // Something else has been laid on the table meanwhile.
  if ($table.get() !== opened) return;
  if (typeof design === 'object') $design.set(design);
  $table.set({ edited, state: typeof design === 'object' ? 'ready' : design });
}

async function fetchDesign(id: number): Promise<Design | 'missing' | 'broken'> {
  // A visitor has none: asking would only write an error into the console.
  if (!('member' in document.documentElement.dataset)) return 'missing';
  try {
    return designOf(await call(`/api/affirmations/${id}`)) ?? 'missing';
  } catch (error) {
    return error instanceof CallFailure && error.status === 404 ? 'missing' : 'broken';
  }
}

/** What is changed of an own affirmation leaves the visitor's own card as it was. */
export function changeDesign(change: Partial<Design>): void {
  $design.set({ ...$design.get(), ...change });
  if ($table.get().edited === undefined) writeStored(key, JSON.stringify($design.get()));
}

/**
 * Saves the card as a member's own affirmation, new or changed, in the language given (PRODUCT 9). A new one
 * leaves the table. Out: why it was not saved, or undefined.
 */
export async function saveOwn(text: string, language: string): Promise<Trouble | undefined> {
  const { edited, state } = $table.get();
  const { background, font, description, categoryId } = $design.get();
  const card = { background, font };
  const body = { text, description, categoryId: categoryId ?? allCategoryId, card };
  try {
    if (edited !== undefined && state !== 'gone') await send('PATCH', `${own}/${edited}`, body);
    else await send('POST', `${own}?lang=${language}`, body);
  } catch (error) {
    const trouble = troubleOf(error);
    if (edited !== undefined) keepEdited(edited, trouble);
    return trouble;
  }
  if (edited === undefined) changeDesign(firstDesign);
  return undefined;
}

/** After logging in it is here again; what is gone can only become a new one. */
function keepEdited(edited: number, { kind }: Trouble): void {
  if (kind === 'ended') keepDraft(formOf(edited), { design: JSON.stringify($design.get()) });
  if (kind === 'gone') $table.set({ edited, state: 'gone' });
}

const formOf = (id: number) => `card ${id}`;
