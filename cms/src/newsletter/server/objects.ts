import { index, uniqueIndex, type DatabaseObject } from '../../core/database/objects.ts';

/** Indexes of the weekly emails, their deliveries and the subscribers. */
export const letterObjects: readonly DatabaseObject[] = [
  // Checks in code would let two processes create the same week (behavior N3) or subscribe the same address at the same
  // moment (behavior N1).
  uniqueIndex('letters_week', 'letters (week)'),
  uniqueIndex('subscribers_email', 'subscribers (lower(email))'),
  index('letter_deliveries_state', 'letter_deliveries (letter_id, state)'),
  index('letter_deliveries_subscriber', 'letter_deliveries (subscriber_id)'),
];
