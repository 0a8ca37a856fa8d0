import type { ListedSubscriber } from '../../../contract/people.ts';

const states: Record<ListedSubscriber['state'], string> = {
  active: 'Gets the letter',
  unconfirmed: 'Not confirmed',
  paused: 'Paused',
  refused: 'Refused by the mail server',
};

export const people = {
  title: 'Members and subscribers',
  subtitle: 'For administrators alone. What is erased here is gone for good.',
  kinds: { members: 'Members', subscribers: 'Subscribers' },
  search: 'Search for a name or an address',
  clear: 'Clear the search',
  exportAll: 'Export as CSV',
  found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
  none: 'Nobody was found.',
  columns: {
    name: 'Name',
    email: 'E-mail',
    role: 'Role',
    kept: 'Collections · own',
    createdAt: 'Since',
    language: 'Language',
    state: 'Letter',
    consentedAt: 'Consent given',
  },
  roles: { parent: 'Parent', teacher: 'Teacher' },
  unconfirmed: 'not confirmed',
  states,
  erase: 'Erase',
  eraseOne: (who: string) => `Erase ${who}`,
  sure: {
    members: (who: string) =>
      `${who}: the account, its collections and own affirmations, and its newsletter if the address was confirmed. This cannot be undone.`,
    subscribers: (who: string) =>
      `${who}: the address goes, and no import brings it back. This cannot be undone.`,
  },
  cancel: 'Cancel',
  erased: 'Erased.',
};
