import { subscriberActions, type SubscriberAction } from '#contract/subscriber';

/**
 * What a form on the letter's page asks for, or a mail program that unsubscribes by itself
 * (RFC 8058). Anything else changes nothing.
 */
export function parseSubscriberAction(form: FormData): SubscriberAction {
  if (form.get('List-Unsubscribe') === 'One-Click') return 'leave';
  return subscriberActions.find((action) => action === form.get('do')) ?? 'show';
}
