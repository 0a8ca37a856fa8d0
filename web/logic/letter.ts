import { subscriberActions, type SubscriberAction } from '#contract/subscriber';

/**
 * The action of a form on the preferences page, or of an email client's one-click unsubscribe (RFC 8058). Anything else
 * changes nothing.
 */
export function parseSubscriberAction(form: FormData): SubscriberAction {
  if (form.get('List-Unsubscribe') === 'One-Click') return 'leave';
  return subscriberActions.find((action) => action === form.get('do')) ?? 'show';
}
