import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { change, changesPath, keyHeader, type Change } from '#contract/change';

const returnMilliseconds = 1000;
/** The CMS says every five seconds that it is there: after two that are missing, it is not. */
const silentMilliseconds = 12_000;

/**
 * Hears from the CMS what changes, until `signal` says stop. `onGap` is called whenever something
 * may have been missed: at the start of each connection, the first too. One that falls silent is left.
 */
export async function followChanges(
  cms: { url: string; key: string },
  heard: { onChange: (change: Change) => void; onGap: () => void },
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const silence = new AbortController();
    const patience = setTimeout(() => silence.abort(new Error('silence')), silentMilliseconds);
    try {
      const response = await fetch(cms.url + changesPath, {
        headers: { [keyHeader]: cms.key },
        signal: AbortSignal.any([signal, silence.signal]),
      });
      if (!response.ok || !response.body) throw new Error(`changes: ${response.status}`);
      heard.onGap();
      for await (const line of createInterface({ input: Readable.from(response.body) })) {
        patience.refresh();
        if (line.startsWith('data: ')) heard.onChange(change.parse(JSON.parse(line.slice(6))));
      }
    } catch (error) {
      if (!signal.aborted) console.warn(`The CMS cannot be heard: ${String(error)}`);
    } finally {
      clearTimeout(patience);
    }
    await pause(returnMilliseconds, undefined, { signal }).catch(() => undefined);
  }
}
