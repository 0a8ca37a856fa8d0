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
  'a new order is explained by the fewest moved items: %s, from %s to %s',
  (_what, before, after, moved) => {
    expect([...findMoved([...before], [...after])].join('')).toBe(moved);
  },
);
