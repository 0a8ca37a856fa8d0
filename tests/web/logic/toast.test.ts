import { describe, expect, it } from 'vitest';
import { serializeToast, isFailureToast, parseToast } from '../../../web/logic/toast.ts';

describe('toasts across page loads', () => {
  const now = 1_000_000;

  it('a toast that is on the screen when another page loads is shown there for the rest of its time', () => {
    const packed = serializeToast('printing', now + 1200);
    expect(parseToast(packed, now)).toEqual({ name: 'printing', left: 1200, ids: [] });
    expect(parseToast(packed, now + 1200)).toBeUndefined();
  });

  it('a toast passed on to the next page keeps the ids that its Undo needs, even repeated ones, and drops invalid ones', () => {
    const packed = serializeToast('itemRemoved', now + 900, [4, 7, 4]);
    expect(parseToast(packed, now)?.ids).toEqual([4, 7, 4]);
    expect(parseToast(`${now + 900} itemRemoved 4,x,-1,2.5`, now)?.ids).toEqual([4]);
  });

  it('a toast passed on to the next page is never shown for longer than its own duration', () => {
    expect(parseToast(serializeToast('copied', now + 9_000_000), now)?.left).toBe(2000);
  });

  it.each([null, '', 'x', '1 toString', `${now + 500} nothing`, 'soon copied'])(
    'a page shows no toast if the one passed on to it is the invalid value %j',
    (packed) => expect(parseToast(packed, now)).toBeUndefined(),
  );
});

it('the toast “subscriptionFailed” is shown as a failure, and “shared” and “noVoice” are not', () => {
  expect(isFailureToast('subscriptionFailed')).toBe(true);
  expect(isFailureToast('shared')).toBe(false);
  expect(isFailureToast('noVoice')).toBe(false);
});
