import type { HistoryAction, HistoryType } from '../../contract/history.ts';

const actions: Record<HistoryAction, string> = {
  create: 'created',
  change: 'changed',
  publish: 'published',
  unpublish: 'unpublished',
  delete: 'deleted',
  feature: 'featured',
  unfeature: 'unfeatured',
  'import-rows': 'imported',
  fail: 'failed to publish',
  invite: 'invited',
  'change-roles': 'changed roles',
  remove: 'removed',
  erase: 'deleted',
  export: 'exported',
};
const nouns: Record<HistoryType, string> = {
  affirmation: 'Affirmation',
  category: 'Category',
  testimonial: 'Testimonial',
  letter: 'Newsletter',
  account: 'Account',
  role: 'Role',
  member: 'Member',
  subscriber: 'Subscriber',
};

export const history = {
  title: 'History',
  subtitle: 'Who published, deleted, imported or changed what in the past year',
  empty: 'No activity yet.',
  columns: {
    at: 'When',
    by: 'Who',
    action: 'Action',
    noun: 'Type',
    title: 'Item',
    language: 'Language',
  },
  by: { schedule: 'Schedule', command: 'Command line' },
  actions,
  nouns,
  imported: (added: string, changed: string) => `${added} added, ${changed} changed`,
  week: (day: string) => `Week of ${day}`,
  open: (title: string) => `Open “${title}”`,
};
