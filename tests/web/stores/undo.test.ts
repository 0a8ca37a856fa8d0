import { describe, expect, it } from 'vitest';
import { findEndpoint } from '#contract/endpoints';
import { collectionItem, collectionOrder } from '#contract/collection';
import { toastAction, toasts, isToastName } from '../../../web/logic/toast.ts';
import { findUndo } from '../../../web/stores/undo.ts';

const ids = { collectionDeleted: [4], ownDeleted: [9], itemRemoved: [4, 7, 3, 7, 4] };

describe('undo of what a toast reports', () => {
  it('the tests of Undo cover exactly the toasts that offer it', () => {
    const named = Object.keys(toasts).filter(
      (name) => isToastName(name) && toastAction(name) === 'undo',
    );
    expect(named.toSorted()).toEqual(Object.keys(ids).toSorted());
  });

  it.each(Object.entries(ids))(
    'Undo on the toast “%s” sends only API calls that exist',
    (name, given) => {
      const { steps = [] } = (isToastName(name) && findUndo(name, given)) || {};
      expect(steps.length).toBeGreaterThan(0);
      for (const { method, path } of steps) expect(findEndpoint(method, path), path).toBeDefined();
    },
  );

  it('Undo after removing an affirmation from a collection first adds it again, then restores its position', () => {
    const { steps, done } = findUndo('itemRemoved', ids.itemRemoved) ?? {};
    expect(done).toBe('itemRestored');
    expect(steps?.map(({ path }) => path)).toEqual([
      '/api/dashboard/collections/4/affirmations',
      '/api/dashboard/collections/4/order',
    ]);
    expect(collectionItem.parse(steps?.[0]?.body)).toEqual({ affirmationId: 7 });
    expect(collectionOrder.parse(steps?.[1]?.body)).toEqual({ affirmationIds: [3, 7, 4] });
  });

  it('a toast without the ids that undoing needs has no Undo, and neither has a message such as “shared”', () => {
    expect(findUndo('collectionDeleted', [])).toBeUndefined();
    expect(findUndo('itemRemoved', [4])).toBeUndefined();
    expect(findUndo('shared', [4])).toBeUndefined();
  });
});
