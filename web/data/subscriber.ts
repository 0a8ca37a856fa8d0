import type { Language } from '#contract/language';
import { problemOf, type SubscribeProblem } from '../logic/subscriber.ts';
import { callFor } from './form.ts';

/**
 * Subscribes the address that a form without JavaScript sent, as if a browser had made the call.
 * Out: undefined where that went well, else why not.
 */
export async function subscribe(
  email: string,
  sent: Request,
  language: Language,
): Promise<SubscribeProblem | undefined> {
  const answer = await callFor(sent, language, 'POST', '/api/subscribers', { email });
  await answer.body?.cancel();
  return answer.ok ? undefined : problemOf(answer.status);
}
