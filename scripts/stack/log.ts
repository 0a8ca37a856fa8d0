import { appendFileSync, existsSync, readFileSync, renameSync, statSync } from 'node:fs';

export type Log = {
  path: string;
  write(line: string): void;
  /** The newest lines. */
  tail(): string;
};

const tailLines = 15;

/**
 * Opens a log file that only its owner can read. It is rotated at each start and when it is full: `cms.log`, `cms.1.log`,
 * `cms.2.log`. Lines are written synchronously, because the last lines before a crash matter most.
 * @param path Ends in `.log`.
 */
export function openLog(path: string, { fileBytes = 5_000_000, olderFiles = 3 } = {}): Log {
  const nameOf = (age: number) => (age === 0 ? path : path.replace(/\.log$/, `.${age}.log`));
  const rotate = () => {
    for (let age = olderFiles; age > 0; age -= 1)
      if (existsSync(nameOf(age - 1))) renameSync(nameOf(age - 1), nameOf(age));
    appendFileSync(path, '', { mode: 0o600 });
  };
  rotate();
  return {
    path,
    write(line) {
      try {
        const bytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
        if (bytes + Buffer.byteLength(line) >= fileBytes) rotate();
        appendFileSync(path, `${line}\n`, { mode: 0o600 });
      } catch {
        // A full disk must not take the site down with its log.
      }
    },
    tail: () => readFileSync(path, 'utf8').trimEnd().split('\n').slice(-tailLines).join('\n'),
  };
}
