import { sendJson } from './client.ts';

/** @throws ApiError */
export async function subscribe(email: string): Promise<void> {
  await sendJson('POST', '/api/subscribers', { email });
}
