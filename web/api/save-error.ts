import { ApiError } from './client.ts';

const fields = ['text', 'description', 'categoryId'] as const;

/** Why a member's own affirmation wasn't saved: an invalid field or another reason, with the server's message. */
export interface SaveError {
  kind: (typeof fields)[number] | 'ended' | 'gone' | 'full' | 'failed';
  message?: string | undefined;
}

export function toSaveError(error: unknown): SaveError {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  const { status, details } = error;
  if (status === 401) return { kind: 'ended' };
  if (status === 404) return { kind: 'gone' };
  if (details?.code === 'limit-reached') return { kind: 'full' };
  const invalidField = fields.find((field) => details?.fields?.[field]);
  return invalidField ? { kind: invalidField } : { kind: 'failed', message: details?.message };
}
