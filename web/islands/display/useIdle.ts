import { useCallback, useEffect, useRef, useState } from 'react';
import { $key } from '../../stores/page.ts';

const idleMilliseconds = 4000;

/**
 * Whether nobody has pressed a key or touched an element for some seconds, so that the controls disappear
 * (behavior P19), and that element's event handlers.
 */
export function useIdle() {
  const [isIdle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const startTimer = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIdle(true), idleMilliseconds);
  }, []);
  const wake = useCallback(() => {
    setIdle(false);
    startTimer();
  }, [startTimer]);
  useEffect(() => {
    startTimer();
    const stop = $key.listen(wake);
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [startTimer, wake]);

  return { isIdle, idleProps: { onPointerMove: wake, onPointerDown: wake, onFocus: wake } };
}
