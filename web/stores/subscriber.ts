import { atom } from 'nanostores';
import { CallFailure, send } from '../data/call.ts';
import { problemOf, type SubscribeProblem } from '../logic/subscriber.ts';

/** Where the newsletter form stands (SPEC §4): it outlives the page that shows it. */
export type Subscription = 'idle' | 'submitting' | 'subscribed' | SubscribeProblem;

export const $subscription = atom<Subscription>('idle');

/** Subscribes an address. The outcome stands in `$subscription`. */
export async function subscribe(email: string): Promise<void> {
  $subscription.set('submitting');
  try {
    await send('POST', '/api/subscribers', { email });
    $subscription.set('subscribed');
  } catch (error) {
    $subscription.set(problemOf(error instanceof CallFailure ? error.status : 0));
  }
}
