import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { designIn } from '../../logic/card.ts';
import { idIn } from '../../logic/id-in.ts';
import { $design, $table, changeDesign, openTable } from '../../stores/design.ts';

/** Lays on the table what the page's address asks for: a new card, or an own affirmation that is to be changed. */
export function useTable(): void {
  const [before] = useState(seenBefore);
  const [isAwake, wake] = useReducer(() => true, false);
  useLayoutEffect(() => {
    void openTable(asked());
    if (before && asked() === undefined && Object.keys(before.made).length > 0)
      changeDesign(designIn({ ...$design.get(), ...before.made }));
    // Has React draw it at once, and listen to the design: a key that is pressed in between would be lost.
    wake();
  }, [before]);
  useLayoutEffect(() => {
    if (isAwake) before?.select?.();
  }, [before, isAwake]);
  useEffect(() => {
    // The table stays where only the language changes, with what is being written on it.
    const follow = () => {
      const isHere = location.pathname === '/create';
      if (isHere && asked() !== $table.get().edited) void openTable(asked());
    };
    document.addEventListener('astro:after-swap', follow);
    return () => document.removeEventListener('astro:after-swap', follow);
  }, []);
}

const asked = () => idIn(new URLSearchParams(location.search).get('edit'));

/** What a person did on the table before it came to life. */
interface Before {
  made: Record<string, string | number>;
  select: (() => void) | undefined;
}

/** A key that is pressed meanwhile has React begin anew, when it has laid its own over the fields already. */
const seen = new WeakMap<HTMLTextAreaElement, Before>();

function seenBefore(): Before | undefined {
  if (typeof document === 'undefined') return undefined;
  const area = document.querySelector<HTMLTextAreaElement>('astro-island textarea');
  if (!area) return undefined;
  const before = seen.get(area) ?? { made: madeBefore(), select: selectedBefore() };
  seen.set(area, before);
  return before;
}

/** What was typed and chosen, over which React lays its own. */
function madeBefore(): Record<string, string | number> {
  const areas = document.querySelectorAll<HTMLTextAreaElement>('astro-island textarea');
  const radios = document.querySelectorAll<HTMLInputElement>('astro-island input:checked');
  const category = document.querySelector<HTMLOptionElement>('astro-island option:checked');
  const made: Record<string, string | number> = {};
  for (const { name, value, defaultValue } of areas) if (value !== defaultValue) made[name] = value;
  for (const { name, value, defaultChecked } of radios)
    if (!defaultChecked) made[name] = Number(value);
  if (category?.defaultSelected === false) made['categoryId'] = Number(category.value);
  return made;
}

/** Out: selects again what is selected now. */
function selectedBefore(): (() => void) | undefined {
  const area = document.activeElement;
  if (!(area instanceof HTMLTextAreaElement)) return undefined;
  const { selectionStart, selectionEnd } = area;
  return () => area.setSelectionRange(selectionStart, selectionEnd);
}
