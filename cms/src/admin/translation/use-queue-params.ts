import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { contentNouns } from '../../contract/change.ts';
import { translationStates } from '../../contract/translation.ts';
import { languages } from '../../contract/language.ts';
import { positiveInteger } from '../../contract/query.ts';

const queueParams = z.object({
  noun: z.enum(contentNouns).catch('affirmation'),
  language: z.enum(languages).catch('fr'),
  state: z.enum(translationStates).catch('missing'),
  page: positiveInteger.catch(1),
});
/** The queue and page to show. */
export type QueueParams = z.infer<typeof queueParams>;

/** The queueParams in the address, so that it can be shared and comes back on a reload. */
export function useQueueParams(): [QueueParams, (to: Partial<QueueParams>) => void] {
  const [params, setParams] = useSearchParams();
  const here = queueParams.parse(Object.fromEntries(params));
  const go = (to: Partial<QueueParams>) => {
    const there = { ...here, page: 1, ...to };
    setParams(new URLSearchParams({ ...there, page: String(there.page) }), { replace: true });
  };
  return [here, go];
}
