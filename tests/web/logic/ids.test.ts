import { describe, expect, it } from 'vitest';
import { idsIn } from '../../../web/logic/id-list.ts';
import { idsOf, toggled } from '../../../web/logic/ids.ts';

describe('stored ids', () => {
  it.each([
    [null, []],
    ['[3,1,3]', [3, 1]],
    ['[1,"2",null,-4,0,1.5,7]', [1, 7]],
    ['{"1":2}', []],
    ['<script>', []],
    ['', []],
  ])('%j are %j', (stored, ids) => expect(idsOf(stored)).toEqual(ids));

  it.each([
    [null, []],
    ['', []],
    ['3,1,3', [3, 1]],
    ['<script>,2,-1,1.5,NaN', [2]],
  ])('in the list %j are %j', (list, ids) => expect(idsIn(list)).toEqual(ids));

  it('are added and taken away', () => {
    expect(toggled([1, 2], 3)).toEqual([1, 2, 3]);
    expect(toggled([1, 2, 3], 2)).toEqual([1, 3]);
  });
});
