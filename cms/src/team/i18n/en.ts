import type { TeamMember } from '../../contract/team.ts';

const states: Record<TeamMember['state'], string> = {
  active: 'Active',
  invited: 'Invited',
  inactive: 'Deactivated',
};

export const team = {
  title: 'Accounts',
  pageTitle: 'Settings — Accounts',
  subtitle: 'Everyone who works in this panel',
  columns: { name: 'Name', email: 'Email', role: 'Role', language: 'Language', state: 'Status' },
  actions: 'Actions',
  search: 'Search by name or email',
  clear: 'Clear search',
  filters: { role: 'Role', state: 'Status' },
  all: { role: 'All roles', state: 'Any status' },
  found: (count: number) => (count === 1 ? '1 account' : `${count} accounts`),
  none: 'No account matches your search and filters.',
  states,
  you: 'you',
  unknownLanguage: '–',
  invite: 'Invite someone',
  invitation: 'Invitation',
  invitationOf: (who: string) => `Invitation for ${who}`,
  edit: (who: string) => `Edit account: ${who}`,
  remove: (who: string) => `Delete account: ${who}`,
  sure: (who: string) =>
    `${who} will no longer be able to log in. Everything they wrote stays. This can’t be undone.`,
  sureOfInvited: (who: string) => `${who}’s invitation will no longer work. This can’t be undone.`,
  removed: 'Deleted.',
  cancel: 'Cancel',
  delete: 'Delete',
  close: 'Close',
};

export const roles = {
  title: 'Roles',
  pageTitle: 'Settings — Roles',
  subtitle: 'Changes to Colibri’s own roles are undone each time Colibri starts',
  columns: { name: 'Name', description: 'Description', accounts: 'Accounts' },
  edit: (role: string) => `Edit role: ${role}`,
};

export const invitation = {
  explanation: 'They’ll get an email with a link to choose a password.',
  firstname: 'First name',
  lastname: 'Last name',
  email: 'Email',
  role: 'Role',
  language: 'Language of the email and the panel',
  send: 'Send the invitation',
  sendAgain: 'Send again',
  waiting: 'They haven’t chosen a password yet.',
  link: 'Link to choose a password',
  linkHint: (endsOn: string) =>
    `You can send this link yourself. It works once, for this person only, until ${endsOn}. Sending the invitation again replaces it.`,
  linkEnded: 'This link no longer works. Send the invitation again.',
  copy: 'Copy the link',
  copied: 'Link copied.',
  done: 'Done',
  missing: {
    firstname: 'Enter a first name.',
    email: 'Enter an email address.',
    role: 'Choose a role.',
  },
  badEmail: 'This isn’t a valid email address.',
  deliveries: {
    sent: (email: string) => `The invitation has been emailed to ${email}.`,
    saved: () =>
      'No email went out, because this site has no mail server yet. Send them the link yourself.',
    limited: (email: string) =>
      `${email} has already received three invitations in the past hour, so this one wasn’t sent. Send the link yourself, or try again later.`,
    failed: (email: string, reason: string) =>
      `The email to ${email} couldn’t be sent. Try again, or send the link yourself. The mail server said: ${reason}`,
  },
};

/** What the server says. */
export const errors = {
  taken: 'Someone with this email address already has an account.',
  noRole: 'This role no longer exists.',
  notInvited: 'They’ve already chosen a password, so they don’t need an invitation anymore.',
};
