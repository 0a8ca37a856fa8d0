import { describe, expect, it } from 'vitest';
import { serializeToast, isFailureToast, parseToast } from '../../../web/logic/toast.ts';

describe('toasts across page loads', () => {
  const now = 1_000_000;

  it('shows a toast for its remaining time after a page load', () => {
    const packed = serializeToast('printing', now + 1200);
    expect(parseToast(packed, now)).toEqual({ name: 'printing', left: 1200, ids: [] });
    expect(parseToast(packed, now + 1200)).toBeUndefined();
  });

  it('keeps the ids of a toast across a page load, even repeated ones, and drops invalid ones', () => {
    const packed = serializeToast('itemRemoved', now + 900, [4, 7, 4]);
    expect(parseToast(packed, now)?.ids).toEqual([4, 7, 4]);
    expect(parseToast(`${now + 900} itemRemoved 4,x,-1,2.5`, now)?.ids).toEqual([4]);
  });

  it('shows a toast after a page load for no longer than its own duration', () => {
    expect(parseToast(serializeToast('copied', now + 9_000_000), now)?.left).toBe(2000);
  });

  it.each([null, '', 'x', '1 toString', `${now + 500} nothing`, 'soon copied'])(
    'shows no toast for the stored toast %j',
    (packed) => expect(parseToast(packed, now)).toBeUndefined(),
  );
});

it('the toast “subscriptionFailed” counts as a failure, and “shared” does not', () => {
  expect(isFailureToast('subscriptionFailed')).toBe(true);
  expect(isFailureToast('shared')).toBe(false);
});
