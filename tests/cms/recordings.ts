import { createHash } from 'node:crypto';
import { inject } from 'vitest';
import { entryRecordings, recordingsPath } from '#contract/recording';
import { adminToken } from './admin.ts';
import { contentKey } from './keys.ts';
import type { Staff } from './staff.ts';

export const hashOf = (text: string) => createHash('md5').update(text).digest('hex');

interface Text {
  documentId: string;
  text: string;
  language?: string;
}

/** Uploads a recording of a text as the panel does. */
export function record(
  { documentId, text, language = 'en' }: Text,
  bytes: Buffer,
  token = adminToken(),
): Promise<Response> {
  const query = new URLSearchParams({ language, textHash: hashOf(text) });
  return fetch(`${inject('cms')}/panel/recordings/${documentId}?${query}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/octet-stream' },
    body: Uint8Array.from(bytes),
  });
}

/** Saves what a speech program said as `npm run voices` does. */
export function speak(
  { documentId, text, language = 'en' }: Text,
  bytes: Buffer,
): Promise<Response> {
  const query = new URLSearchParams({ documentId, language, textHash: hashOf(text) });
  return fetch(`${inject('cms')}${recordingsPath}?${query}`, {
    method: 'PUT',
    headers: { ...contentKey(), 'Content-Type': 'application/octet-stream' },
    body: Uint8Array.from(bytes),
  });
}

/** What the panel shows of an affirmation's recordings. */
export async function recordingsOf(person: Staff, documentId: string, language = 'en') {
  const answer = await person.call('GET', `/panel/recordings/${documentId}?language=${language}`);
  return entryRecordings.parse(await answer.json());
}
