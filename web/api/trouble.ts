import { CallFailure } from './client.ts';

const fields = ['text', 'description', 'categoryId'] as const;

/** Why an own affirmation was not saved: a field that is wrong, or what else; with the server's own sentence. */
export interface Trouble {
  kind: (typeof fields)[number] | 'ended' | 'gone' | 'full' | 'failed';
  message?: string | undefined;
}

/** What a failed call means. */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof CallFailure)) return { kind: 'failed' };
  const { status, refusal } = error;
  if (status === 401) return { kind: 'ended' };
  if (status === 404) return { kind: 'gone' };
  if (refusal?.code === 'limit-reached') return { kind: 'full' };
  const wrong = fields.find((field) => refusal?.fields?.[field]);
  return wrong ? { kind: wrong } : { kind: 'failed', message: refusal?.message };
}
