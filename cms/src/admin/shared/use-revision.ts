import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** A text that changes when somebody returns to the window, or chooses the page again: for what gets old while it is open. */
export function useRevision(): string {
  const [returns, setReturns] = useState(0);
  const { key } = useLocation();
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') setReturns((last) => last + 1);
    };
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);
  return `${key} ${returns}`;
}
