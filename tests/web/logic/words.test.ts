import { expect, it } from 'vitest';
import { piecesOf } from '../../../web/logic/words.ts';

const tiedIn = (text: string) =>
  piecesOf(text).flatMap((piece) => (piece.isTied ? [piece.text] : []));

it.each([
  ['Donne un nom au nuage et regarde-le filer.', ['regarde-le']],
  ['Qu’est-ce qui te ferait du bien ? Y a-t-il un mot ?', ['Qu’est-ce', 'a-t-il']],
  ['well-known, step by step', ['well-known']],
  ['so-much-that-it-would-never-end', []],
  [`${'w'.repeat(40)}-le`, []],
  ['a - b', []],
  ['', []],
])('%j holds %j together', (text, tied) => {
  expect(tiedIn(text)).toEqual(tied);
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
