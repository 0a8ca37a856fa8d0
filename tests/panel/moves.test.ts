import { expect, it } from 'vitest';
import { findMoved } from '../../cms/src/featured/server/moves.ts';

it.each([
  ['nothing', 'abcd', 'abcd', ''],
  ['one to the front', 'abcd', 'dabc', 'd'],
  ['one to the end', 'abcd', 'bcda', 'a'],
  ['one to the middle', 'abcde', 'bcade', 'a'],
  ['two to the front', 'abcdef', 'efabcd', 'ef'],
  ['a new one', 'abc', 'axbc', 'x'],
  ['all but one to the opposite order', 'abc', 'cba', 'cb'],
])(
  'the history explains a new order by as few moved items as possible (%s): from %s to %s',
  (_what, before, after, moved) => {
    expect([...findMoved([...before], [...after])].join('')).toBe(moved);
  },
);
