/** Fields that are in no form. Only the pages of roles name them. */
export const uneditableFields = {
  publicId: 'Public ID',
  coversAll: 'Includes all affirmations',
  provider: 'Login service',
  resetPasswordToken: 'Password reset token',
  confirmationToken: 'Email confirmation token',
};
