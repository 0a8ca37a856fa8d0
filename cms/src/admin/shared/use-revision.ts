import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** A text that changes when somebody returns to the window, or chooses the page again: for what gets old while it is open. */
export function useRevision(): string {
  const { key } = useLocation();
  return `${key} ${useReturns()}`;
}

/** How many times somebody has returned to the window. */
export function useReturns(): number {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    let isAway = false;
    const onLeave = () => {
      isAway = true;
    };
    // Browsers fire both events when somebody returns to the tab.
    const onReturn = () => {
      if (document.visibilityState !== 'visible') return onLeave();
      if (isAway) setReturns((last) => last + 1);
      isAway = false;
    };
    window.addEventListener('blur', onLeave);
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('blur', onLeave);
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);
  return returns;
}
