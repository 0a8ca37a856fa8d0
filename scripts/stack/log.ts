import { appendFileSync, existsSync, renameSync } from 'node:fs';

const fullBytes = 10_000_000;

export type Log = {
  path: string;
  write(line: string): void;
  /** The newest lines. */
  tail(): string;
};

const tailLines = 15;

/**
 * A file of lines that begins anew, keeping one older file, at each start and when it is full. In:
 * its path, ending in `.log`. Raises where it cannot be written.
 */
export function openLog(path: string, full = fullBytes): Log {
  let bytes = 0;
  const newest: string[] = [];
  const begin = () => {
    if (existsSync(path)) renameSync(path, path.replace(/\.log$/, '.1.log'));
    appendFileSync(path, '');
    bytes = 0;
  };
  begin();
  return {
    path,
    write(line) {
      newest.push(line);
      if (newest.length > tailLines) newest.shift();
      bytes += line.length + 1;
      try {
        if (bytes > full) begin();
        appendFileSync(path, `${line}\n`);
      } catch {
        // A full disk must not take the site down with its log.
      }
    },
    tail: () => newest.join('\n'),
  };
}
