import { existsSync, readFileSync } from 'node:fs';
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

it('docs/security.md is found from the README', () => {
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain('(docs/security.md)');
});
