/** Labels of the profile, by the names of its inputs. */
export const profile = {
  email: 'Email (administrators can change it under Settings → Accounts)',
  password: 'New password',
  confirmPassword: 'Confirm new password',
};
