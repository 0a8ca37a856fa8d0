/** Labels of the fields that Strapi's lists and forms show of members and subscribers, by their content types. */
export const peopleFields = {
  'plugin::users-permissions.user': {
    username: 'Identifier',
    email: 'Email',
    password: 'Password',
    confirmed: 'Email confirmed',
    blocked: 'Blocked',
    role: 'Strapi role',
    name: 'Name',
    memberRole: 'Role',
    language: 'Language',
  },
  'api::subscriber.subscriber': {
    email: 'Email',
    language: 'Language',
    consentedAt: 'Consent date',
    awaitsConfirmation: 'Unconfirmed',
    welcomedAt: 'Welcome email sent on',
    pausedUntil: 'Paused until',
    suspendedAt: 'Rejected by the mail server on',
    suspendedBecause: 'Reason for the rejection',
  },
};
