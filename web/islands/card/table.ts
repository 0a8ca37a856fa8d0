import { useEffect } from 'react';
import { idIn } from '../../logic/ids.ts';
import { $table, openTable } from '../../stores/design.ts';

/** Lays on the table what the page's address asks for: a new card, or an own affirmation that is to be changed. */
export function useTable(): void {
  useEffect(() => {
    const asked = () => idIn(new URLSearchParams(location.search).get('edit'));
    // The table stays where only the language changes, with what is being written on it.
    const follow = () => {
      const isHere = location.pathname === '/create';
      if (isHere && asked() !== $table.get().edited) void openTable(asked());
    };
    void openTable(asked());
    document.addEventListener('astro:after-swap', follow);
    return () => document.removeEventListener('astro:after-swap', follow);
  }, []);
}
