/** Labels of the profile, by the names of its inputs. */
export const profile = {
  email: 'Email (only administrators can change it)',
  password: 'New password',
  confirmPassword: 'Confirm new password',
};
