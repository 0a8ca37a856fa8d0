import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { contentTypes } from '../../contract/change.ts';
import { queueStates } from '../../contract/translation.ts';
import { languages } from '../../contract/language.ts';
import { positiveInteger } from '../../contract/query.ts';

const queueParams = z.object({
  noun: z.enum(contentTypes).catch('affirmation'),
  language: z.enum(languages).catch('fr'),
  state: z.enum(queueStates).catch('missing'),
  page: positiveInteger.catch(1),
});
export type QueueParams = z.infer<typeof queueParams>;

/** The queue and page to show. They are in the URL, so that links can be shared and a reload keeps them. */
export function useQueueParams(): [QueueParams, (to: Partial<QueueParams>) => void] {
  const [params, setParams] = useSearchParams();
  const current = queueParams.parse(Object.fromEntries(params));
  const go = (to: Partial<QueueParams>) => {
    const next = { ...current, page: 1, ...to };
    setParams(new URLSearchParams({ ...next, page: String(next.page) }), { replace: true });
  };
  return [current, go];
}
