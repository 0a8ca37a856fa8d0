import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { change, changesPath, cmsKeyHeader, type Change } from '#contract/change';

const reconnectMilliseconds = 1000;
/** The CMS sends a heartbeat every five seconds. If two are missing, the connection is dead. */
const heartbeatTimeoutMilliseconds = 12_000;

/**
 * Follows the CMS's stream of changes until `signal` is aborted, and reconnects when it ends or the heartbeat stops.
 * `onConnect` is called on every connection, because changes may have been missed before.
 */
export async function followChanges(
  cms: { url: string; key: string },
  handlers: { onChange: (change: Change) => void; onConnect: () => void },
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const silence = new AbortController();
    const heartbeatTimer = setTimeout(
      () => silence.abort(new Error('silence')),
      heartbeatTimeoutMilliseconds,
    );
    try {
      const response = await fetch(cms.url + changesPath, {
        headers: { [cmsKeyHeader]: cms.key },
        signal: AbortSignal.any([signal, silence.signal]),
      });
      if (!response.ok || !response.body) throw new Error(`changes: ${response.status}`);
      handlers.onConnect();
      for await (const line of createInterface({ input: Readable.from(response.body) })) {
        heartbeatTimer.refresh();
        if (line.startsWith('data: ')) handlers.onChange(change.parse(JSON.parse(line.slice(6))));
      }
    } catch (error) {
      if (!signal.aborted) console.warn(`Listening to the CMS failed: ${String(error)}`);
    } finally {
      clearTimeout(heartbeatTimer);
    }
    await pause(reconnectMilliseconds, undefined, { signal }).catch(() => undefined);
  }
}
