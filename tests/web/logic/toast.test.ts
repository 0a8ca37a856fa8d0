import { describe, expect, it } from 'vitest';
import { packToast, tellsFailure, unpackToast } from '../../../web/logic/toast.ts';

describe('a toast on its way over a page load', () => {
  const now = 1_000_000;

  it('goes on for what is left of it', () => {
    const packed = packToast('printing', now + 1200);
    expect(unpackToast(packed, now)).toEqual({ name: 'printing', left: 1200 });
    expect(unpackToast(packed, now + 1200)).toBeUndefined();
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
