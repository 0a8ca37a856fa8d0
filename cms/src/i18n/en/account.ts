export const account = {
  emailNeedsPassword:
    'To change your email address, also enter your current password here and a new one twice below. The new one can be the same.',
  invitationOver:
    'This invitation no longer works: it has been used or replaced, or it’s more than seven days old. Ask the person who invited you to send it again.',
  moreRights:
    'You can’t give permissions that you don’t have yourself, or change a role or an account that has more than you do.',
};
