import { useEffect, useState } from 'react';
import { idIn } from '../../logic/ids.ts';
import { $table, changeDesign, openTable } from '../../stores/design.ts';

const asked = () => idIn(new URLSearchParams(location.search).get('edit'));

/** Lays on the table what the page's address asks for: a new card, or an own affirmation that is to be changed. */
export function useTable(): void {
  const [early] = useState(findEarly);
  useEffect(() => {
    // The table stays where only the language changes, with what is being written on it.
    const follow = () => {
      const isHere = location.pathname === '/create';
      if (isHere && asked() !== $table.get().edited) void openTable(asked());
    };
    void openTable(asked());
    if (asked() === undefined) early?.();
    document.addEventListener('astro:after-swap', follow);
    return () => document.removeEventListener('astro:after-swap', follow);
  }, [early]);
}

/**
 * On a slow line people write before this script has come, and React would set the field back to what the server
 * wrote. Out: what gives them their words again, or what they had selected; undefined on the server.
 */
function findEarly() {
  const field =
    typeof document === 'undefined'
      ? null
      : document.querySelector<HTMLTextAreaElement>('astro-island textarea[data-text]');
  if (!field) return undefined;
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  return () => {
    if (value !== defaultValue) changeDesign({ text: value });
    else field.setSelectionRange(selectionStart, selectionEnd);
  };
}
