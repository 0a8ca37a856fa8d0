import { useEffect, useEffectEvent } from 'react';
import { $restored } from '../../stores/undo.ts';

/** Calls back when an undo has restored an item of a list. @param prefix How the element ids of the list's items begin. */
export function useRestored(
  prefix: string,
  onRestored: (elementId: string) => Promise<void> | void,
): void {
  const restore = useEffectEvent(async (id: string) => {
    try {
      await onRestored(id);
    } catch {
      // Without a connection, the page keeps showing what it has.
    }
  });
  useEffect(
    // The undo may have happened before this island was hydrated.
    () =>
      $restored.subscribe((restored) => {
        if (!restored?.startsWith(prefix)) return;
        $restored.set(undefined);
        void restore(restored);
      }),
    [prefix],
  );
}
