export const account = {
  emailNeedsPassword:
    'To change your email address, also enter your current password here and a new one twice below. The new one can be the same.',
  moreRights:
    'You can’t give permissions that you don’t have yourself, or change a role or an account that has more.',
};
