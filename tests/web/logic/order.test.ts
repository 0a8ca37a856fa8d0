import { describe, expect, it } from 'vitest';
import { idsOf, moveItem, reorderItems } from '../../../web/logic/order.ts';

const items = [{ id: 7 }, { id: 8 }, { id: 9 }];

describe('ordered items', () => {
  it('moves an item of an ordered list up or down by one place', () => {
    expect(idsOf(moveItem(items, 8, -1))).toEqual([8, 7, 9]);
    expect(idsOf(moveItem(items, 8, 1))).toEqual([7, 9, 8]);
  });

  it('returns the same list when the item is unknown or cannot move any further', () => {
    expect(moveItem(items, 7, -1)).toBe(items);
    expect(moveItem(items, 9, 1)).toBe(items);
    expect(moveItem(items, 1, 1)).toBe(items);
  });

  it('reorders the items with given ids, and keeps the others in their places', () => {
    expect(idsOf(reorderItems(items, [9, 7]))).toEqual([9, 8, 7]);
    expect(idsOf(reorderItems(items, [9, 5, 8, 7]))).toEqual([9, 8, 7]);
    expect(idsOf(reorderItems(items, []))).toEqual([7, 8, 9]);
  });
});
