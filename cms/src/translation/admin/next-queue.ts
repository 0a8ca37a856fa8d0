import { queueStates, waitingStates, type TranslationCount } from '../../contract/translation.ts';
import type { QueueParams } from './use-queue-params.ts';

/** A queue, and how many texts wait in it. */
export interface WaitingQueue extends Pick<QueueParams, 'noun' | 'language' | 'state'> {
  count: number;
}

/**
 * The next queue in which something waits: first the later states of the open one's texts, then the earlier ones, then
 * those of other texts.
 */
export function nextQueue(
  counts: readonly TranslationCount[],
  { noun, language, state }: QueueParams,
): WaitingQueue | undefined {
  const isCurrent = (count: TranslationCount) => count.noun === noun && count.language === language;
  const queuesOf = (count: TranslationCount) =>
    waitingStates(count).map((each) => ({
      noun: count.noun,
      language: count.language,
      state: each,
      count: count[each],
    }));
  const own = counts.filter(isCurrent).flatMap(queuesOf);
  const start = own.findIndex(
    (queue) => queueStates.indexOf(queue.state) > queueStates.indexOf(state),
  );
  const later = start === -1 ? [] : own.slice(start);
  const others = counts.filter((count) => !isCurrent(count)).flatMap(queuesOf);
  return [...later, ...own, ...others].find(
    (queue) => queue.noun !== noun || queue.language !== language || queue.state !== state,
  );
}
