/** The states of a subscriber, as their preferences name them. Apart from `subscriber.ts`, for pages without zod. */
export const preferenceStates = [
  'subscribed',
  'paused',
  'suspended',
  'unconfirmed',
  'gone',
  'trial',
] as const;
