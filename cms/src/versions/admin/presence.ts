import { getFetchClient } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { createStore } from '../../admin/shared/store.ts';
import {
  presence,
  presenceLimits,
  type Presence,
  type VersionTarget,
} from '../../contract/versions.ts';

/** The other people who have the entry open. */
export const openEntry = createStore<Presence | undefined>(undefined);

/** The time of the save that the form shows. */
export const shownSave = createStore<number | undefined>(undefined);

/**
 * Says regularly that an entry is open while its page is visible, and learns who else has it open (behavior T3).
 * @param savedAt If given, the notice also says when somebody has saved the entry since.
 */
export function usePresence(target: VersionTarget | undefined, savedAt?: Date) {
  const { noun, documentId, language } = target ?? {};
  const savedTime = savedAt?.getTime();

  useEffect(() => {
    if (!noun || !documentId) return undefined;
    // Strapi's hook would abort the last call when the page is left.
    const { post, del } = getFetchClient();
    const path = `/panel/presence/${noun}/${documentId}`;
    let isLeft = false;
    const say = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const { data } = await post(path, { language });
        const answer = presence.parse(data);
        if (!isLeft) openEntry.set(answer);
      } catch {
        // Shown again with the next answer.
        if (!isLeft) openEntry.set(undefined);
      }
    };
    void say();
    const timer = setInterval(() => void say(), presenceLimits.everySeconds * 1000);
    const onVisible = () => void say();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isLeft = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
      openEntry.set(undefined);
      // Otherwise it would count as open for a while; that is no reason for an error.
      del(path + (language ? `?language=${language}` : '')).catch(() => undefined);
    };
  }, [noun, documentId, language]);

  useEffect(() => shownSave.set(savedTime), [savedTime]);
  return openEntry.use();
}
