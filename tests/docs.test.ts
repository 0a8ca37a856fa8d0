import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

it('docs/security.md names a test in every row, and only tests that exist', () => {
  const rows = page.split('\n').filter((line) => /^\|(?! Threat| -)/.test(line));
  expect(rows.length).toBeGreaterThan(20);
  const wrong = rows.filter((row) => {
    const named = [...(row.split('|').at(-2) ?? '').matchAll(/`(tests\/[^`]+\.test\.ts)`/g)];
    return named.length === 0 || named.some(([, file = '']) => !existsSync(join(root, file)));
  });
  expect(wrong).toEqual([]);
});

const documents = ['README.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)];
const textOf = (document: string) => readFileSync(join(root, document), 'utf8');

it('every document in docs is linked from the README', () => {
  for (const document of documents.slice(1))
    expect(textOf('README.md')).toContain(`](${document})`);
});

it.each(documents)(
  'every link in %s leads to a file, and to a heading where it names one',
  (document) => {
    for (const [, target = ''] of textOf(document).matchAll(/\]\((?!https?:)([^)]+)\)/g)) {
      const [path = '', heading] = target.split('#');
      const file = join(root, document, '..', path);
      expect(existsSync(file), target).toBe(true);
      if (!heading) continue;
      const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(
        ([, text = '']) =>
          text
            .toLowerCase()
            .replaceAll(/[^\p{L}\d -]/gu, '')
            .replaceAll(' ', '-'),
      );
      expect(headings, target).toContain(heading);
    }
  },
);

it('the README is a front door of at most 9 kB', () => {
  expect(Buffer.byteLength(textOf('README.md'))).toBeLessThanOrEqual(9000);
});

it('every rule that a comment cites is in docs/behavior.md', () => {
  const rules = new Set(
    [...textOf('docs/behavior.md').matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(([, id]) => id),
  );
  const cited = globSync('{web,cms/src,tests,scripts}/**/*.{ts,tsx,astro,css}', { cwd: root })
    .map(textOf)
    .flatMap((text) => [...text.matchAll(/behavior ([A-Z]\d+)(?:(?:,| and| to) ([A-Z]\d+))?/g)])
    .flatMap(([, ...ids]) => ids.filter(Boolean));
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter((id) => !rules.has(id))).toEqual([]);
});
