/** Why somebody is not subscribed yet; each has its sentence in i18n. */
export type SubscribeProblem = 'invalid' | 'busy' | 'failed';

/** The problem that an answer's status tells of; 0 where there was no answer. */
export function problemOf(status: number): SubscribeProblem {
  if (status === 422) return 'invalid';
  return status === 429 ? 'busy' : 'failed';
}
