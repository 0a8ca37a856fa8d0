import { expect, it } from 'vitest';
import type { TranslationCount } from '#contract/translation';
import { nextQueue } from '../../cms/src/translation/admin/next-queue.ts';

const count = (changes: Partial<TranslationCount>): TranslationCount => ({
  noun: 'affirmation',
  language: 'fr',
  missing: 0,
  outdated: 0,
  review: 0,
  publish: 0,
  done: 9,
  commented: 0,
  isWritable: true,
  isPublishable: true,
  ...changes,
});
const next = (counts: readonly TranslationCount[], state: 'missing' | 'review' | 'publish') => {
  const found = nextQueue(counts, { noun: 'affirmation', language: 'fr', state, page: 1 });
  return found && `${found.noun} ${found.state} ${found.count}`;
};

it('after a translation queue comes the next later state of the same texts in which something waits, then an earlier one, then other texts', () => {
  const others = count({ noun: 'testimonial', missing: 4 });
  const own = count({ missing: 1, outdated: 2, publish: 3 });
  expect(next([others, own], 'missing')).toBe('affirmation outdated 2');
  expect(next([others, own], 'review')).toBe('affirmation publish 3');
  expect(next([others, own], 'publish')).toBe('affirmation missing 1');
  expect(next([others, count({ publish: 3 })], 'publish')).toBe('testimonial missing 4');
});

it('the next translation queue is never one that is empty, or in which the caller can do nothing', () => {
  expect(next([count({})], 'missing')).toBeUndefined();
  expect(next([count({ publish: 3, isPublishable: false })], 'missing')).toBeUndefined();
  expect(next([count({ commented: 1, isWritable: false })], 'missing')).toBe(
    'affirmation commented 1',
  );
});
