import { expect, it } from 'vitest';
import type { FeaturedEntry } from '#contract/featured';
import { findAbsent, statusesOf } from '../../cms/src/featured/admin/status.ts';

let lastId = 0;
/** An entry that both languages of the site show, unless changed. */
function entry(changes: Partial<FeaturedEntry> = {}): FeaturedEntry {
  lastId += 1;
  return {
    documentId: `document${lastId}`,
    id: lastId,
    language: 'en',
    text: 'I am featured.',
    order: lastId,
    from: null,
    until: null,
    period: 'current',
    published: ['en', 'fr'],
    visibleIn: ['en', 'fr'],
    ...changes,
  };
}
const many = (count: number) => Array.from({ length: count }, () => entry());

it.each([
  [{}, 'shown'],
  [{ published: ['en'] }, 'inEnglish'],
  [{ published: ['fr'], visibleIn: ['fr'] }, 'onlyFrench'],
  [{ published: [], visibleIn: [] }, 'draft'],
  [{ visibleIn: [] }, 'unfiled'],
  [{ period: 'early' }, 'early'],
  [{ period: 'over' }, 'over'],
] satisfies [Partial<FeaturedEntry>, string][])(
  'the panel gives a featured affirmation with the properties %j the status %s',
  (changes, status) => {
    expect(statusesOf([entry(changes)])).toEqual([status]);
  },
);

it('drafts and affirmations outside their dates do not count toward the nine featured affirmations that the site shows', () => {
  const draft = entry({ published: [], visibleIn: [] });
  const statuses = statusesOf([draft, ...many(10), entry({ period: 'over' })]);
  expect(statuses).toEqual([
    'draft',
    ...Array.from({ length: 9 }, () => 'shown'),
    'beyond',
    'over',
  ]);
});

it('the tenth featured affirmation is shown on the English site if one of the first nine is published only in French', () => {
  const statuses = statusesOf([entry({ published: ['fr'], visibleIn: ['fr'] }), ...many(9)]);
  expect(statuses.at(0)).toBe('onlyFrench');
  expect(statuses.at(-1)).toBe('onlyEnglish');
});

it('finds those of some featured affirmations that readers of no language see, with the reason', () => {
  const onlyFrench = entry({ published: ['fr'], visibleIn: ['fr'] });
  const shown = [onlyFrench, ...many(9)];
  const beyond = entry();
  const draft = entry({ published: [], visibleIn: [] });
  const entries = [...shown, beyond, draft];
  const documentIds = [onlyFrench, beyond, draft].map((each) => each.documentId);
  expect(findAbsent(entries, documentIds)).toEqual([
    { status: 'beyond', entry: beyond },
    { status: 'draft', entry: draft },
  ]);
  expect(findAbsent(entries, [draft.documentId])).toHaveLength(1);
});
