import { attemptTokenRefresh, FetchError } from '@strapi/strapi/admin';

/** Uploads a sound as it is, which Strapi's fetch client can't. Throws the same errors as that client. */
export async function uploadRecording(path: string, sound: Blob, token: string): Promise<void> {
  const put = (bearer: string) =>
    fetch(path, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/octet-stream' },
      body: sound,
    });
  let answer = await put(token);
  if (answer.status === 401) {
    const renewed = await attemptTokenRefresh().catch(() => undefined);
    if (renewed) answer = await put(renewed);
  }
  if (!answer.ok) throw new FetchError(answer.statusText, { data: await answer.json() });
}
