import { useEffect, useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { fetchDisplayContent } from '../../api/slides.ts';
import { refreshDelay, type DisplayContent } from '../../logic/display.ts';

const checkMilliseconds = 5000;

/**
 * Asks for the display's content again and again. Without a network, it stays as it was. If a class link has ended, the page
 * is loaded again, and says so (behavior P19).
 */
export function useFreshContent(query: string, initial: DisplayContent): DisplayContent {
  const [content, setContent] = useState(initial);

  useEffect(() => {
    let { endsAt } = initial;
    let isRefreshing = false;
    let isOver = false;
    const isOfClass = new URLSearchParams(query).has('class');
    const waitAfter = (hasFailed: boolean, since = Date.now()) => ({
      since,
      delay: refreshDelay({ endsAt, hasFailed }, since, Math.random),
    });
    let wait = waitAfter(false);

    async function refresh() {
      isRefreshing = true;
      const fresh = await fetchDisplayContent(query).catch((error: unknown) => {
        if (isOfClass && error instanceof ApiError && error.status === 404) location.reload();
      });
      isRefreshing = false;
      if (isOver) return;
      if (fresh) {
        ({ endsAt } = fresh);
        setContent(fresh);
      }
      wait = waitAfter(!fresh);
    }

    // A long timeout doesn't count the time during which the computer sleeps.
    const timer = setInterval(() => {
      const waited = Date.now() - wait.since;
      // Below zero if the clock has been set back.
      if (!isRefreshing && (waited >= wait.delay || waited < 0)) void refresh();
    }, checkMilliseconds);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [query, initial]);

  return content;
}
