import type { HistoryAction, HistoryNoun } from '../../../contract/history.ts';

const actions: Record<HistoryAction, string> = {
  create: 'made',
  change: 'changed',
  publish: 'published',
  unpublish: 'unpublished',
  delete: 'deleted',
  feature: 'featured',
  unfeature: 'no longer features',
  'import-rows': 'imported',
  fail: 'could not publish',
  invite: 'invited',
  'change-roles': 'changed the roles of',
  remove: 'removed',
  erase: 'erased',
  export: 'exported',
};
const nouns: Record<HistoryNoun, string> = {
  affirmation: 'Affirmation',
  category: 'Category',
  testimonial: 'Testimonial',
  account: 'Account',
  role: 'Role',
  member: 'Member',
  subscriber: 'Subscriber',
};

export const history = {
  title: 'History',
  subtitle: 'Who published, deleted, imported and changed what, for one year.',
  empty: 'Nothing has been done yet.',
  columns: { at: 'When', by: 'Who', action: 'Did', noun: 'What', title: 'Which', language: 'In' },
  by: { schedule: 'The schedule', command: 'A command' },
  actions,
  nouns,
  imported: (added: string, changed: string) => `${added} added, ${changed} changed`,
  open: (title: string) => `Open “${title}”`,
};
