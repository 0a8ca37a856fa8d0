import { attemptTokenRefresh, FetchError } from '@strapi/strapi/admin';
import { sheetLine, type SheetLine } from '../../contract/spreadsheet.ts';

/**
 * Uploads a CSV file and passes on each line of the response as it arrives. Strapi's fetch client cannot stream
 * responses; this throws the same errors as that client.
 */
export async function uploadCsv(
  file: File,
  { query, token, onLine }: { query: string; token: string; onLine: (line: SheetLine) => void },
): Promise<void> {
  const post = (bearer: string) =>
    fetch(`/panel/spreadsheet?${query}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/octet-stream' },
      body: file,
    });
  let answer = await post(token);
  if (answer.status === 401) {
    const renewed = await attemptTokenRefresh().catch(() => undefined);
    if (renewed) answer = await post(renewed);
  }
  if (!answer.ok || !answer.body)
    throw new FetchError(answer.statusText, { data: await answer.json() });
  for await (const line of linesOf(answer.body)) onLine(sheetLine.parse(JSON.parse(line)));
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    yield* lines.filter((line) => line !== '');
    if (done) return;
  }
}
