import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { inject } from 'vitest';
import { change, changesPath, type Change } from '#contract/change';
import { siteKey } from './keys.ts';

/** Listens to a CMS's change stream. Returns a function that waits for the next change and throws when the stream ends. */
export async function listen(cms = inject('cms')): Promise<() => Promise<Change>> {
  const answer = await fetch(cms + changesPath, { headers: siteKey() });
  if (!answer.body) throw new Error('no stream');
  const lines = createInterface({ input: Readable.from(answer.body) })[Symbol.asyncIterator]();
  return async () => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error('the stream ended');
      if (value.startsWith('data: ')) return change.parse(JSON.parse(value.slice(6)));
    }
  };
}
