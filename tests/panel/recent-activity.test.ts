import { expect, it } from 'vitest';
import type { HistoryEntry } from '#contract/history';
import { joinSteps } from '../../cms/src/audit-log/admin/join-steps.ts';

const event = (id: number, changes: Partial<HistoryEntry>): HistoryEntry => ({
  id,
  at: new Date(),
  actor: 'account',
  by: 'Edda',
  action: 'change',
  noun: 'affirmation',
  documentId: 'a',
  exists: true,
  language: 'fr',
  title: `Text ${id}`,
  moved: null,
  hasChanges: false,
  ...changes,
});

/** What recent activity shows of some events, the newest first. */
const shownOf = (...events: HistoryEntry[]) =>
  joinSteps(events, 3).map(({ entry, actions }) => [entry.id, ...actions]);

it('recent activity shows consecutive events of one text by one person as a single line with all their actions', () => {
  expect(
    shownOf(event(3, { action: 'ready' }), event(2, {}), event(1, { action: 'create' })),
  ).toEqual([[3, 'create', 'change', 'ready']]);
  expect(shownOf(event(2, {}), event(1, {}))).toEqual([[2, 'change']]);
});

it.each<[string, Partial<HistoryEntry>]>([
  ['language', { language: 'en' }],
  ['text', { documentId: 'b' }],
  ['person', { by: 'Tom' }],
])(
  'recent activity shows two consecutive events as two lines if the second has another %s',
  (_, other) => {
    expect(shownOf(event(2, {}), event(1, other))).toHaveLength(2);
  },
);

it('recent activity shows events without a text, such as imports, as separate lines, three at most', () => {
  const none = { documentId: null };
  expect(shownOf(event(2, none), event(1, none))).toHaveLength(2);
  expect(shownOf(...[5, 4, 3, 2].map((id) => event(id, none)))).toHaveLength(3);
});
