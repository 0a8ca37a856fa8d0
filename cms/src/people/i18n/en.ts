import { formatNumber } from '../../contract/format-number.ts';
import type { ListedSubscriber } from '../../contract/people.ts';

const format = (number: number) => formatNumber('en', number);

const states: Record<ListedSubscriber['state'], string> = {
  active: 'Subscribed',
  unconfirmed: 'Unconfirmed',
  paused: 'Paused',
  refused: 'Rejected by the mail server',
};

export const people = {
  title: 'Members and subscribers',
  subtitle: 'Administrators only. Deleting someone can’t be undone.',
  kinds: { members: 'Members', subscribers: 'Subscribers' },
  search: { members: 'Search by name or email', subscribers: 'Search by email' },
  clear: 'Clear search',
  exportAll: 'Export as CSV',
  found: (count: number) => (count === 1 ? '1 result' : `${format(count)} results`),
  none: 'No one found.',
  columns: {
    name: 'Name',
    email: 'Email',
    role: 'Role',
    kept: 'Collections · affirmations',
    createdAt: 'Joined',
    language: 'Language',
    state: 'Newsletter',
    consentedAt: 'Consent date',
  },
  roles: { parent: 'Parent', teacher: 'Teacher' },
  unconfirmed: 'unconfirmed',
  states,
  erase: 'Delete',
  eraseOne: {
    members: (who: string) => `Delete account: ${who}`,
    subscribers: (who: string) => `Delete address: ${who}`,
  },
  sure: {
    members: (who: string) =>
      `${who}: this deletes the account, its collections and affirmations and, if the address was confirmed, a newsletter subscription with it. This can’t be undone.`,
    subscribers: (who: string) =>
      `${who}: this deletes the address. It can’t be added again from an old copy of the list, only by signing up on the site. This can’t be undone.`,
  },
  cancel: 'Cancel',
  erased: 'Deleted.',
};
