import { expect, it } from 'vitest';
import { difference, type Piece } from '../../cms/src/translation/admin/difference.ts';

/** Marks what has changed with brackets. */
const marked = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');

it.each([
  ['I am here.', 'I am still here.', 'I am here.', 'I am [still ]here.'],
  ['I can wait.', 'I can try.', 'I can [wait].', 'I can [try].'],
  ['J’ai du cœur.', 'J’ai du courage.', 'J’ai du [cœur].', 'J’ai du [courage].'],
  ['', 'New.', '', '[New.]'],
  ['The same.', 'The same.', 'The same.', 'The same.'],
])('marks the words that differ between “%s” and “%s”', (before, now, left, right) => {
  const pieces = difference(before, now);
  expect(marked(pieces.before)).toBe(left);
  expect(marked(pieces.now)).toBe(right);
});
