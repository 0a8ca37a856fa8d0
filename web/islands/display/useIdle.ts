import { useEffect, useState } from 'react';

const idleMilliseconds = 4000;
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Whether nobody has touched anything for some seconds. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      clearTimeout(timer);
      setIdle(false);
      timer = setTimeout(() => setIdle(true), idleMilliseconds);
    };
    wake();
    for (const sign of signs) document.addEventListener(sign, wake);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) document.removeEventListener(sign, wake);
    };
  }, []);

  return isIdle;
}
