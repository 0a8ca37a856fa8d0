import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

const neverChanges = () => () => undefined;

/** Lets an element fill the screen, where the browser can. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isPossible = useSyncExternalStore(
    neverChanges,
    () => document.fullscreenEnabled,
    () => false,
  );
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    const target = element.current;
    const update = () => setFull(document.fullscreenElement !== null);
    target?.addEventListener('fullscreenchange', update);
    return () => target?.removeEventListener('fullscreenchange', update);
  }, [element]);

  function toggle() {
    const done = document.fullscreenElement
      ? document.exitFullscreen()
      : element.current?.requestFullscreen();
    // Where a browser refuses, the page fills its window as before.
    void done?.catch(() => undefined);
  }

  return { isPossible, isFull, toggle };
}
