export const account = {
  emailByAdministrators:
    'Only administrators can change email addresses, under Settings → Accounts.',
  invitationOver:
    'This invitation no longer works: it has been used or replaced, or it’s more than seven days old. Ask the person who invited you to send it again.',
  passwordLinkOver:
    'This link no longer works: it has expired, or it has been used or replaced. To get a new one, choose “Forgot your password?” on the login page.',
  wrongPassword: 'This isn’t your current password.',
  moreRights:
    'You can’t grant permissions you don’t have, or change a role or account that has more permissions than you do.',
};
