import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const secret = z.object({ LETTER_KEY: z.string().min(1) });

/** What a link in an email identifies: the subscriber's document id, and the weekly email's id or 0. */
export type SubscriberLink = { subscriber: string; letter: number };

/** Stands for the subscriber in test emails. */
export const testSubscriber = 'trial';

/** The signed key of a subscriber for the links in one email. It holds as long as the subscriber is there. */
export function signKey({ subscriber, letter }: SubscriberLink): string {
  const named = `${subscriber}.${letter.toString(36)}`;
  return `${named}.${sign('link', named).toString('base64url')}`;
}

/** Verifies a key; undefined if it was not signed here. */
export function readKey(key: string): SubscriberLink | undefined {
  const [subscriber = '', letter = '', signature = '', ...more] = key.split('.');
  const expected = sign('link', `${subscriber}.${letter}`);
  const given = Buffer.from(signature, 'base64url');
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    return undefined;
  // Base64 has several spellings of the same bytes; ours is one.
  if (signature !== expected.toString('base64url')) return undefined;
  return { subscriber, letter: Number.parseInt(letter, 36) };
}

/** A keyed hash of an unsubscribed address, normalized so that every spelling matches. */
export function suppressionHash(email: string): string {
  return sign('farewell', email.trim().normalize().toLowerCase()).toString('base64url');
}

/** 128 bits cannot be guessed and keep links short. */
const signatureBytes = 16;

function sign(purpose: string, text: string): Buffer {
  const { LETTER_KEY } = secret.parse(process.env);
  return createHmac('sha256', LETTER_KEY)
    .update(`${purpose}:${text}`)
    .digest()
    .subarray(0, signatureBytes);
}
