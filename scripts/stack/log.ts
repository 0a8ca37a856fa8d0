import { appendFileSync, existsSync, renameSync } from 'node:fs';

export type Log = {
  path: string;
  write(line: string): void;
  /** The newest lines. */
  tail(): string;
};

const tailLines = 15;
const defaults = { fileBytes: 5_000_000, olderFiles: 3 };

/**
 * A file of lines for its owner alone, which begins anew at each start and when it is full. Of the
 * older ones, some are kept: `cms.log`, `cms.1.log`, `cms.2.log`. Written at once, not by a stream:
 * the last lines before an end are those that matter. In: its path, ending in `.log`. Raises where
 * it cannot be written.
 */
export function openLog(path: string, { fileBytes, olderFiles } = defaults): Log {
  let bytes = 0;
  const newest: string[] = [];
  const nameOf = (age: number) => (age === 0 ? path : path.replace(/\.log$/, `.${age}.log`));
  const begin = () => {
    for (let age = olderFiles; age > 0; age -= 1)
      if (existsSync(nameOf(age - 1))) renameSync(nameOf(age - 1), nameOf(age));
    appendFileSync(path, '', { mode: 0o600 });
    bytes = 0;
  };
  begin();
  return {
    path,
    write(line) {
      newest.push(line);
      if (newest.length > tailLines) newest.shift();
      bytes += Buffer.byteLength(line) + 1;
      try {
        if (bytes > fileBytes) {
          begin();
          bytes = Buffer.byteLength(line) + 1;
        }
        appendFileSync(path, `${line}\n`, { mode: 0o600 });
      } catch {
        // A full disk must not take the site down with its log.
      }
    },
    tail: () => newest.join('\n'),
  };
}
