import { describe, expect, it } from 'vitest';
import { packToast, tellsFailure, unpackToast } from '../../../web/logic/toast.ts';

describe('a toast on its way over a page load', () => {
  const now = 1_000_000;

  it('goes on for what is left of it', () => {
    const packed = packToast('printing', now + 1200);
    expect(unpackToast(packed, now)).toEqual({ name: 'printing', left: 1200, ids: [] });
    expect(unpackToast(packed, now + 1200)).toBeUndefined();
  });

  it('takes along what it tells of, be an id twice among it', () => {
    const packed = packToast('itemRemoved', now + 900, [4, 7, 4]);
    expect(unpackToast(packed, now)?.ids).toEqual([4, 7, 4]);
    expect(unpackToast(`${now + 900} itemRemoved 4,x,-1,2.5`, now)?.ids).toEqual([4]);
  });

  it('never shows for longer than its own time', () => {
    expect(unpackToast(packToast('copied', now + 9_000_000), now)?.left).toBe(2000);
  });

  it.each([null, '', 'x', '1 toString', `${now + 500} nothing`, 'soon copied'])(
    'is none where %j was kept',
    (packed) => expect(unpackToast(packed, now)).toBeUndefined(),
  );
});

it('tells a failure from what went well', () => {
  expect(tellsFailure('subscriptionFailed')).toBe(true);
  expect(tellsFailure('shared')).toBe(false);
});
