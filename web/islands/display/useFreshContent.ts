import { useEffect, useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { fetchDisplayContent } from '../../api/slides.ts';
import { refreshDelay, type DisplayContent } from '../../logic/display.ts';

/**
 * Asks for the display's content again and again. Without a network, it stays as it was. If a class link has ended, the page
 * is loaded again, and says so.
 */
export function useFreshContent(query: string, initial: DisplayContent): DisplayContent {
  const [content, setContent] = useState(initial);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let { endsAt } = initial;
    let isRefreshing = false;
    let isOver = false;
    const isOfClass = new URLSearchParams(query).has('class');
    const wait = (hasFailed: boolean) => {
      clearTimeout(timer);
      if (!isOver)
        timer = setTimeout(
          () => void refresh(),
          refreshDelay({ endsAt, hasFailed }, Date.now(), Math.random),
        );
    };
    async function refresh() {
      if (isRefreshing) return;
      isRefreshing = true;
      const fresh = await fetchDisplayContent(query).catch((error: unknown) => {
        if (isOfClass && error instanceof ApiError && error.status === 404) location.reload();
      });
      isRefreshing = false;
      if (fresh && !isOver) {
        ({ endsAt } = fresh);
        setContent(fresh);
      }
      wait(!fresh);
    }
    const refreshNow = () => {
      if (!document.hidden) void refresh();
    };
    wait(false);
    window.addEventListener('online', refreshNow);
    // Timers of a hidden page or a sleeping computer are late.
    document.addEventListener('visibilitychange', refreshNow);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', refreshNow);
      document.removeEventListener('visibilitychange', refreshNow);
    };
  }, [query, initial]);

  return content;
}
