import type { Language } from '#contract/language';
import { problemOf, type SubscribeProblem } from '../logic/subscriber.ts';
import { passOn } from './proxy.ts';

/**
 * Subscribes the address that a form without JavaScript sent, as if a browser had made the call.
 * Out: undefined where that went well, else why not.
 */
export async function subscribe(
  email: string,
  sent: Request,
  language: Language,
): Promise<SubscribeProblem | undefined> {
  const headers = new Headers(sent.headers);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  const body = JSON.stringify({ email });
  const path = new URL('/api/subscribers', sent.url);
  const answer = await passOn(new Request(path, { method: 'POST', headers, body }), language);
  await answer.body?.cancel();
  return answer.ok ? undefined : problemOf(answer.status);
}
