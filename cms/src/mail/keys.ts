import { timingSafeEqual } from 'node:crypto';
import { emailKey } from '../contract/email.ts';
import { sign } from '../core/sign.ts';

/** The payload of a link in an email: the subscriber's document id, and the weekly email's id or 0. */
export type SubscriberLink = { subscriber: string; letter: number };

/** Stands for the subscriber in test emails. */
export const testSubscriber = 'trial';

/** Signs the key for the links in one email. It is valid until the subscriber is deleted. */
export function signSubscriberKey({ subscriber, letter }: SubscriberLink): string {
  const payload = `${subscriber}.${letter.toString(36)}`;
  return `${payload}.${sign('link', payload).toString('base64url')}`;
}

/** Verifies a key; undefined if its signature is invalid. */
export function verifySubscriberKey(key: string): SubscriberLink | undefined {
  const [subscriber = '', letter = '', signature = '', ...more] = key.split('.');
  const expected = sign('link', `${subscriber}.${letter}`);
  const given = Buffer.from(signature, 'base64url');
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    return undefined;
  // Several base64 strings decode to the same bytes; only the one that we generated is accepted.
  if (signature !== expected.toString('base64url')) return undefined;
  return { subscriber, letter: Number.parseInt(letter, 36) };
}

/** The keyed hash of an unsubscribed address, normalized so that variants in case and Unicode form match. */
export function suppressionHash(email: string): string {
  return sign('farewell', emailKey(email)).toString('base64url');
}
