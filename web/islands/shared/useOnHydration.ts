import { useEffect, useEffectEvent } from 'react';

/** Runs once after hydration, to read what the visitor has entered before it. */
export function useOnHydration(action: () => void): void {
  const onHydration = useEffectEvent(action);
  useEffect(() => onHydration(), []);
}
