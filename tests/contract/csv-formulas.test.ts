import { assert, constantFrom, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { escapeFormulas, unescapeFormulas } from '../../cms/src/core/csv.ts';

const anyCell = string({
  unit: constantFrom("'", '"', '=', '-', '＠', ',', ';', '\t', '\n', '\r', 'a'),
});

it.each([
  ['=1+1', "'=1+1"],
  ["'=1", "''=1"],
  ['＝1', "'＝1"],
  ['\t=1', "'\t'=1"],
  // Where the other separator or a line break would begin a cell.
  ["Lea;=cmd|' /C calc'!A0;x", "Lea;'=cmd|' /C calc'!A0;x"],
  ['Tom,@x,-2', "Tom,'@x,'-2"],
  ['a\n+1', "a\n'+1"],
  // CSV doubles the quotation mark, and a reader with the other separator takes the pair for an empty text.
  ['Ann;"=1+1;x', `Ann;'"=1+1;x`],
  ['One, two; and three - four', 'One, two; and three - four'],
  ["I'm = you", "I'm = you"],
])('a CSV file has the cell %j as %j, which is read back as it was', (cell, escaped) => {
  expect(escapeFormulas(cell)).toBe(escaped);
  expect(unescapeFormulas(escaped)).toBe(cell);
});

it('unescaping formulas restores any cell of a CSV file', () => {
  assert(property(anyCell, (text) => unescapeFormulas(escapeFormulas(text)) === text));
});

it('a cell of a CSV file has no sign of a formula after any separator or line break, with or without quotation marks between them', () => {
  const sign = /(?:^|[,;\t\r\n])"*[=+\-@＝＋－＠]/;
  assert(property(anyCell, (text) => !sign.test(escapeFormulas(text))));
});
