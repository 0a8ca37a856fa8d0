import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

const neverChanges = () => () => undefined;

/** Full-screen mode for an element, if the browser supports it. */
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
    // If the browser refuses, the page just stays in its window.
    void done?.catch(() => undefined);
  }

  return { isPossible, isFull, toggle };
}
