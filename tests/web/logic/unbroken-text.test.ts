import { expect, it } from 'vitest';
import { splitUnbreakable } from '../../../web/logic/unbroken-text.ts';

const tiedIn = (text: string) =>
  splitUnbreakable(text).flatMap((piece) => (piece.isUnbreakable ? [piece.text] : []));

it.each([
  ['Donne un nom au nuage et regarde-le filer.', ['regarde-le']],
  ['Qu’est-ce qui te ferait du bien ? Y a-t-il un mot ?', ['Qu’est-ce', 'a-t-il']],
  ['well-known, step by step', ['well-known']],
  ['pierre-feuille-ciseaux', []],
  ['so-much-that-it-would-never-end', []],
  [`${'w'.repeat(40)}-le`, []],
  ['a - b', []],
  ['', []],
])('in the text %j, exactly the hyphenated words %j are kept on one line', (text, tied) => {
  expect(tiedIn(text)).toEqual(tied);
  expect(
    splitUnbreakable(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
