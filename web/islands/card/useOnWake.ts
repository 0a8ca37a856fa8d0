import { useEffect, useRef } from 'react';

/** Does something once, when React has taken over the HTML of the server: what was done before counts. */
export function useOnWake(action: () => void): void {
  const isAwake = useRef(false);
  useEffect(() => {
    if (isAwake.current) return;
    isAwake.current = true;
    action();
  });
}
