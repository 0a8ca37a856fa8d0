import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { previewSeconds } from '../contract/preview.ts';

/** The affirmation that a key shows, as a draft or as published. */
export interface Previewed {
  id: number;
  status: 'draft' | 'published';
}

const payload = z.tuple([
  z.coerce.number().int().positive(),
  z.enum(['draft', 'published']),
  /** Until when it holds, in seconds since 1970. */
  z.coerce.number().int(),
]);

/** A signed key that is valid for an hour from `now` (milliseconds). */
export function signPreview({ id, status }: Previewed, secret: string, now = Date.now()): string {
  const named = [id, status, Math.floor(now / 1000) + previewSeconds].join('.');
  return `${named}.${signatureOf(named, secret)}`;
}

/** Verifies a key at `now` (milliseconds); undefined if it is forged or expired. */
export function readPreview(key: string, secret: string, now = Date.now()): Previewed | undefined {
  const at = key.lastIndexOf('.');
  const named = key.slice(0, at);
  const [given, expected] = [key.slice(at + 1), signatureOf(named, secret)].map((text) =>
    Buffer.from(text),
  );
  if (!given || !expected || given.length !== expected.length || !timingSafeEqual(given, expected))
    return undefined;
  const [id, status, until] = payload.parse(named.split('.'));
  return now / 1000 < until ? { id, status } : undefined;
}

function signatureOf(named: string, secret: string): string {
  return createHmac('sha256', secret).update(`preview:${named}`).digest('base64url');
}
