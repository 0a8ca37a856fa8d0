import { expect, it } from 'vitest';
import { difference, partsOf, type Part } from '../../cms/src/admin/shared/difference.ts';

/** Marks what only one text has with brackets. */
const marked = (parts: readonly Part[]) =>
  parts.map(({ text, change }) => (change ? `[${text}]` : text)).join('');

it.each([
  ['I am here.', 'I am still here.', 'I am here.', 'I am [still ]here.'],
  ['I can wait.', 'I can try.', 'I can [wait].', 'I can [try].'],
  ['I wash my llama.', 'I brush my llama.', 'I [wash] my llama.', 'I [brush] my llama.'],
  ['J’ai du cœur.', 'J’ai du courage.', 'J’ai du [cœur].', 'J’ai du [courage].'],
  ['Bravo !', 'Bravo\u00a0!', 'Bravo[ ]!', 'Bravo[\u00a0]!'],
  ['I try.', 'I try and try.', 'I try.', 'I try[ and try].'],
  ['I am Edda’s.', 'I am Colibri’s.', 'I am [Edda’s].', 'I am [Colibri’s].'],
  ['', 'New.', '', '[New.]'],
  ['The same.', 'The same.', 'The same.', 'The same.'],
])('marks the words that differ between “%s” and “%s”', (before, after, left, right) => {
  const parts = difference(before, after, 'fr');
  expect(marked(partsOf('before', parts))).toBe(left);
  expect(marked(partsOf('after', parts))).toBe(right);
});
