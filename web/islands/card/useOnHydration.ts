import { useEffect, useRef } from 'react';

/** Runs once after hydration, to read what the visitor has entered before it. */
export function useOnHydration(action: () => void): void {
  const isHydrated = useRef(false);
  useEffect(() => {
    if (isHydrated.current) return;
    isHydrated.current = true;
    action();
  });
}
