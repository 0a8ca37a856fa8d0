import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { previewSeconds } from '../contract/preview.ts';

/** The affirmation that a key gives access to, as a draft or as published. */
export interface PreviewTarget {
  id: number;
  status: 'draft' | 'published';
}

const payloadFields = z.tuple([
  z.coerce.number().int().positive(),
  z.enum(['draft', 'published']),
  /** When it expires, in seconds since 1970. */
  z.coerce.number().int(),
]);

/** A signed key that is valid for an hour from `now` (milliseconds). */
export function signPreviewKey(
  { id, status }: PreviewTarget,
  secret: string,
  now = Date.now(),
): string {
  const payload = [id, status, Math.floor(now / 1000) + previewSeconds].join('.');
  return `${payload}.${signatureOf(payload, secret)}`;
}

/** Verifies a key at `now` (milliseconds); undefined if it is forged or expired. */
export function verifyPreviewKey(
  key: string,
  secret: string,
  now = Date.now(),
): PreviewTarget | undefined {
  const index = key.lastIndexOf('.');
  const payload = key.slice(0, index);
  const [given, expected] = [key.slice(index + 1), signatureOf(payload, secret)].map((text) =>
    Buffer.from(text),
  );
  if (!given || !expected || given.length !== expected.length || !timingSafeEqual(given, expected))
    return undefined;
  const [id, status, until] = payloadFields.parse(payload.split('.'));
  return now / 1000 < until ? { id, status } : undefined;
}

function signatureOf(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(`preview:${payload}`).digest('base64url');
}
