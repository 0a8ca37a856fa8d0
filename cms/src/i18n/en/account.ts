export const account = {
  emailNeedsPassword:
    'To change your email address, also enter your current password here and a new one twice below. The new one can be the same.',
  moreRights:
    'You can’t give rights that you don’t have, or change the account of someone who has more.',
};
