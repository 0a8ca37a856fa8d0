import { useEffect, useEffectEvent } from 'react';
import { $restored } from '../../stores/restored.ts';

/** Calls back when an undo has brought something back to a list, given by how its element ids begin. */
export function useRestored(
  prefix: string,
  onRestored: (id: string) => Promise<void> | void,
): void {
  const restore = useEffectEvent(async (id: string) => {
    try {
      await onRestored(id);
    } catch {
      // Where nobody can be asked now, what is shown stays.
    }
  });
  useEffect(
    // It may have been brought back before this island woke.
    () =>
      $restored.subscribe((restored) => {
        if (!restored?.back.startsWith(prefix)) return;
        $restored.set(undefined);
        void restore(restored.back);
      }),
    [prefix],
  );
}
