import { useEffect, useState } from 'react';
import type { Design } from '../../logic/card.ts';
import { idIn } from '../../logic/id-in.ts';
import { $table, changeDesign, openTable } from '../../stores/design.ts';

/** Lays on the table what the page's address asks for: a new card, or an own affirmation that is to be changed. */
export function useTable(): void {
  const [typed] = useState(typedBefore);
  const [select] = useState(selectedBefore);
  useEffect(() => {
    const asked = () => idIn(new URLSearchParams(location.search).get('edit'));
    // The table stays where only the language changes, with what is being written on it.
    const follow = () => {
      const isHere = location.pathname === '/create';
      if (isHere && asked() !== $table.get().edited) void openTable(asked());
    };
    void openTable(asked());
    if (asked() === undefined && Object.keys(typed).length > 0) changeDesign(typed);
    select?.();
    document.addEventListener('astro:after-swap', follow);
    return () => document.removeEventListener('astro:after-swap', follow);
  }, [typed, select]);
}

/** What was typed before the table came to life, when React lays its own words over it. */
function typedBefore(): Partial<Pick<Design, 'text' | 'description'>> {
  if (typeof document === 'undefined') return {};
  const areas = document.querySelectorAll<HTMLTextAreaElement>('astro-island textarea');
  const typed = [...areas].filter(({ value, defaultValue }) => value !== defaultValue);
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}

/** Selects again what was selected then. */
function selectedBefore(): (() => void) | undefined {
  if (typeof document === 'undefined') return undefined;
  const area = document.activeElement;
  if (!(area instanceof HTMLTextAreaElement)) return undefined;
  const { selectionStart, selectionEnd } = area;
  return () => area.setSelectionRange(selectionStart, selectionEnd);
}
