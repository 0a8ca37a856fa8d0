import { useEffect, useState } from 'react';
import { designIn } from '../../logic/card.ts';
import { idIn } from '../../logic/id-in.ts';
import { $design, $table, changeDesign, openTable } from '../../stores/design.ts';

/** Lays on the table what the page's address asks for: a new card, or an own affirmation that is to be changed. */
export function useTable(): void {
  const [made] = useState(madeBefore);
  const [select] = useState(selectedBefore);
  useEffect(() => {
    const asked = () => idIn(new URLSearchParams(location.search).get('edit'));
    // The table stays where only the language changes, with what is being written on it.
    const follow = () => {
      const isHere = location.pathname === '/create';
      if (isHere && asked() !== $table.get().edited) void openTable(asked());
    };
    void openTable(asked());
    if (asked() === undefined && Object.keys(made).length > 0)
      changeDesign(designIn({ ...$design.get(), ...made }));
    select?.();
    document.addEventListener('astro:after-swap', follow);
    return () => document.removeEventListener('astro:after-swap', follow);
  }, [made, select]);
}

/** What was typed and chosen before the table came to life, when React lays its own over it. */
function madeBefore(): Record<string, string | number> {
  if (typeof document === 'undefined') return {};
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

/** Selects again what was selected then. */
function selectedBefore(): (() => void) | undefined {
  if (typeof document === 'undefined') return undefined;
  const area = document.activeElement;
  if (!(area instanceof HTMLTextAreaElement)) return undefined;
  const { selectionStart, selectionEnd } = area;
  return () => area.setSelectionRange(selectionStart, selectionEnd);
}
