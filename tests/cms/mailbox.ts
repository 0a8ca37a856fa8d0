import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect, inject } from 'vitest';

/** The emails that have been parsed, by their files, which the CMS never changes. */
const parsed = new Map<string, Promise<Email>>();

function parseOnce(path: string): Promise<Email> {
  const letter = parsed.get(path) ?? readFile(path).then((bytes) => PostalMime.parse(bytes));
  parsed.set(path, letter);
  return letter;
}

/** The emails that the CMS under test wrote to an address, oldest first: it has no mail server. */
export async function lettersTo(address: string): Promise<Email[]> {
  const folder = join(inject('dataFolder'), 'letters');
  if (!existsSync(folder)) return [];
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted();
  const letters = await Promise.all(files.map((file) => parseOnce(join(folder, file))));
  return letters.filter(({ to }) => to?.some((each) => each.address === address));
}

/** Waits for that many emails to an address, and returns the last one. */
export async function letterTo(address: string, count = 1): Promise<Email> {
  await expect.poll(async () => (await lettersTo(address)).length).toBe(count);
  const last = (await lettersTo(address)).at(-1);
  if (!last) throw new Error('no letter');
  return last;
}

/** The code in the link of an email. */
export const codeIn = ({ text = '' }: Email) => /code=([\w-]+)/.exec(text)?.[1] ?? '';
