import { send } from './client.ts';

/** Subscribes an address to the newsletter. Throws `CallFailure`. */
export async function subscribe(email: string): Promise<void> {
  await send('POST', '/api/subscribers', { email });
}
