import { describe, expect, it } from 'vitest';
import { parseFavorites, toggleFavoriteId } from '../../../web/logic/favorites.ts';
import { parseIdList } from '../../../web/logic/ids.ts';

describe('stored ids', () => {
  it.each([
    [null, []],
    ['[3,1,3]', [3, 1]],
    ['[1,"2",null,-4,0,1.5,7]', [1, 7]],
    ['{"1":2}', []],
    ['<script>', []],
    ['', []],
  ])('reads the stored favorites %j as the ids %j', (stored, ids) =>
    expect(parseFavorites(stored)).toEqual(ids),
  );

  it.each([
    [null, []],
    ['', []],
    ['3,1,3', [3, 1]],
    ['<script>,2,-1,1.5,NaN', [2]],
  ])('parses the stored list of ids %j as %j', (list, ids) =>
    expect(parseIdList(list)).toEqual(ids),
  );

  it('toggling a favorite adds an id that is missing and removes one that is there', () => {
    expect(toggleFavoriteId([1, 2], 3)).toEqual([1, 2, 3]);
    expect(toggleFavoriteId([1, 2, 3], 2)).toEqual([1, 3]);
  });
});
